<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Index;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Repository\Draft\PageBelongings;
use OCA\IntranetApp\Repository\Index\IndexStateRepository;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Service\Index\FileChanges;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Service\Index\IndexState;
use OCA\IntranetApp\Service\Page\PageStore;
use OCA\IntranetApp\Tests\Unit\Fake\SetClock;
use PHPUnit\Framework\TestCase;
use Psr\Log\LoggerInterface;
use Psr\Log\LogLevel;

final class FileChangesTest extends TestCase {
	private const STORAGE = 7;

	/** @var list<string> what the indexer was asked for */
	private array $asked = [];
	/** @var array<array-key, mixed> */
	private array $state = ['folderId' => 1, 'isComplete' => true, 'mark' => ''];
	private string $missed = '';
	/** @var list<string> levels of what was logged */
	private array $logged = [];
	private ?\Exception $failure = null;
	private ?IndexState $index = null;

	public function testFilesOfOthersAreLeftAlone(): void {
		$changes = $this->changes();
		$changes->changed(1, 8, 'files/en/about/about.json');
		$changes->gone(1, 8, 'files/en/about');
		$changes->finished();
		self::assertSame([], $this->asked);
	}

	public function testChangedPagesAreReadAndThoseInTheTrashForgotten(): void {
		$changes = $this->changes();
		$changes->changed(1, self::STORAGE, 'files/en/about/about.json');
		$changes->changed(2, self::STORAGE, 'trash/about.d1700000000');
		$changes->changed(3, self::STORAGE, 'versions/1/1700000000');
		self::assertSame(['refresh 1 en/about/about.json', 'removed 2'], $this->asked);
	}

	public function testWhatIsBusyIsReadWhenTheOperationIsOver(): void {
		$changes = $this->changes();
		$this->failure = FileIsBusy::now();
		$changes->changed(1, self::STORAGE, 'files/en/about/about.json');
		$this->failure = null;
		$changes->finished();
		$changes->finished();
		self::assertSame(['refresh 1 en/about/about.json', 'refresh 1 en/about/about.json'], $this->asked);
		self::assertTrue($this->isComplete());
		self::assertSame([], $this->logged);
	}

	public function testAFailureNeverReachesTheHostAndMarksTheIndexIncomplete(): void {
		$changes = $this->changes();
		$this->failure = new \RuntimeException('The database is gone');
		$changes->changed(1, self::STORAGE, 'files/en/about/about.json');
		self::assertFalse($this->isComplete());
	}

	public function testWhatIsBusyWhileOtherOperationsEndIsReadAfterThem(): void {
		$changes = $this->changes();
		$this->failure = FileIsBusy::now();
		$changes->changed(1, self::STORAGE, 'files/en/about/about.json');
		$changes->finished();
		$changes->finished();
		$this->failure = null;
		$changes->ended();
		$changes->ended();
		self::assertSame(array_fill(0, 4, 'refresh 1 en/about/about.json'), $this->asked);
		self::assertTrue($this->isComplete());
		self::assertSame([], $this->logged);
	}

	public function testABusyFileKeepsNoOtherFromBeingRead(): void {
		$changes = $this->changes();
		$this->failure = FileIsBusy::now();
		$changes->changed(1, self::STORAGE, 'files/en/about/about.json');
		$changes->changed(2, self::STORAGE, 'files/en/team/team.json');
		$this->asked = [];
		$changes->finished();
		self::assertSame(['refresh 1 en/about/about.json', 'refresh 2 en/team/team.json'], $this->asked);
	}

	public function testWhatIsBusyToTheEndIsForTheNextCheckAndNoWarning(): void {
		$changes = $this->changes();
		$this->failure = FileIsBusy::now();
		$changes->changed(1, self::STORAGE, 'files/en/about/about.json');
		$changes->finished();
		self::assertTrue($this->isComplete());
		$changes->ended();
		self::assertFalse($this->isComplete());
		self::assertSame([LogLevel::INFO], $this->logged);
	}

	public function testWhatBelongedToPurgedPagesGoesOnceAtTheEnd(): void {
		$changes = $this->changes();
		$changes->gone(1, self::STORAGE, 'trash/about.d1700000000');
		$changes->gone(2, self::STORAGE, 'trash/team.d1700000000');
		$changes->gone(3, 8, 'files/other');
		self::assertSame([], $this->asked);
		$changes->ended();
		$changes->ended();
		self::assertSame(['sweep'], $this->asked);
	}

	public function testAFolderIsForgottenWhenItIsReallyGone(): void {
		$changes = $this->changes();
		$changes->beforeDelete('en/departments');
		$changes->beforeDelete('archive');
		self::assertSame([], $this->asked);
		$changes->finished();
		self::assertSame(['removedBelow en/departments'], $this->asked);
	}

	private function changes(): FileChanges {
		$source = self::createStub(PageSource::class);
		$source->method('isStorage')->willReturnCallback(static fn (int $id): bool => $id === self::STORAGE);
		$below = static fn (int $id, string $path): ?string => str_starts_with($path, 'files/') ? substr($path, 6) : null;
		$source->method('findPathOrNull')->willReturnCallback($below);
		$source->method('isFolder')->willReturn(false);
		$indexer = self::createStub(Indexer::class);
		$indexer->method('refresh')->willReturnCallback(function (int $id, ?string $path): bool {
			$this->asked[] = "refresh $id $path";
			return $this->failure === null ? true : throw $this->failure;
		});
		$indexer->method('removed')->willReturnCallback(function (int $id): void {
			$this->asked[] = "removed $id";
		});
		$indexer->method('removedBelow')->willReturnCallback(function (string $path): void {
			$this->asked[] = "removedBelow $path";
		});
		$site = self::createStub(SiteSettings::class);
		$site->method('findFolderIdOrNull')->willReturn(1);
		$stored = self::createStub(IndexStateRepository::class);
		$stored->method('find')->willReturnCallback(fn (): array => $this->state);
		$stored->method('findMissedMark')->willReturnCallback(fn (): string => $this->missed);
		$stored->method('saveMissedMark')->willReturnCallback(function (string $mark): void {
			$this->missed = $mark;
		});
		$belongings = self::createStub(PageBelongings::class);
		$belongings->method('sweep')->willReturnCallback(function (): int {
			$this->asked[] = 'sweep';
			return 1;
		});
		$this->index = new IndexState($stored, $site, new SetClock());
		$logger = self::createStub(LoggerInterface::class);
		foreach ([LogLevel::INFO, LogLevel::WARNING, LogLevel::ERROR] as $level) {
			$logger->method($level)->willReturnCallback(function () use ($level): void {
				$this->logged[] = $level;
			});
		}
		return new FileChanges(
			$source,
			self::createStub(PageIndex::class),
			$indexer,
			self::createStub(PageStore::class),
			$this->index,
			$belongings,
			$logger,
		);
	}

	private function isComplete(): bool {
		return $this->index?->isComplete() === true;
	}
}
