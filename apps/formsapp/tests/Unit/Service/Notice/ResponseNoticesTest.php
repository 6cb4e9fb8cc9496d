<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Notice;

use OCA\FormsApp\Host\Bell;
use OCA\FormsApp\Model\Form\FormRights;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Form\FormNode;
use OCA\FormsApp\Repository\Notice\UntoldRepository;
use OCA\FormsApp\Service\Notice\ResponseNotices;
use OCA\FormsApp\Shared\Host\Accounts;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;
use OCP\Files\File;

final class ResponseNoticesTest extends AnswerTestCase {
	/** @var list<string> what the bell was told */
	private array $said = [];
	private bool $rings = false;
	private bool $mayRead = true;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->connection->executeStatement("UPDATE oc_formsapp_forms SET published_by = 'ann'");
	}

	public function testTellsOfEachResponseOnce(): void {
		$this->submit(['q1' => 'x']);
		$this->submit(['q1' => 'y']);
		$this->tell();
		$this->tell();
		self::assertSame(['ann 7 2'], $this->said);
	}

	public function testAddsToWhatWasNotPutAside(): void {
		$this->submit(['q1' => 'x']);
		$this->tell();
		$this->rings = true;
		$this->submit(['q1' => 'y']);
		$this->tell();
		$this->rings = false;
		$this->submit(['q1' => 'z']);
		$this->tell();
		self::assertSame(['ann 7 1', 'ann 7 2', 'ann 7 1'], $this->said);
	}

	public function testSaysNothingToWhomMayNotReadTheFormAnyMore(): void {
		$this->mayRead = false;
		$this->submit(['q1' => 'x']);
		$this->tell();
		$this->mayRead = true;
		$this->tell();
		self::assertSame(['silence 7'], $this->said);
	}

	public function testTellsTheSameOnceMoreAfterAnInterruption(): void {
		$this->submit(['q1' => 'x']);
		$bell = self::createStub(Bell::class);
		$bell->method('tell')->willThrowException(new \RuntimeException('The process was killed'));
		try {
			$this->tell($bell);
			self::fail('Nothing was interrupted');
		} catch (\RuntimeException) {
			$this->tell();
		}
		self::assertSame(['ann 7 1'], $this->said);
	}

	public function testForgetsAccounts(): void {
		(new UntoldRepository($this->connection))->deleteOfUser('ann');
		$this->submit(['q1' => 'x']);
		$this->tell();
		self::assertSame([], $this->said);
	}

	private function tell(?Bell $bell = null): void {
		$files = self::createStub(FormFiles::class);
		$node = new FormNode(
			self::createStub(File::class), 'ann', self::FORM, '/Party.nxform', '', 1, 1, new FormRights(true, true, true, true),
		);
		$files->method('findOrNull')->willReturnCallback(fn (): ?FormNode => $this->mayRead ? $node : null);
		$accounts = self::createStub(Accounts::class);
		$accounts->method('exists')->willReturn(true);
		(new ResponseNotices(new UntoldRepository($this->connection), $this->responses, $files, $accounts, $bell ?? $this->bell()))->tell();
	}

	private function bell(): Bell {
		$bell = self::createStub(Bell::class);
		$bell->method('rings')->willReturnCallback(fn (): bool => $this->rings);
		$bell->method('tell')->willReturnCallback(function (string $userId, int $fileId, int $count): void {
			$this->said[] = "$userId $fileId $count";
		});
		$bell->method('silence')->willReturnCallback(function (int $fileId): void {
			$this->said[] = "silence $fileId";
		});
		return $bell;
	}
}
