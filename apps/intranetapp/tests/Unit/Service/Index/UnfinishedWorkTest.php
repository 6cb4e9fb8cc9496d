<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Index;

use Host\Tests\Database\DatabaseTestCase;
use OCA\IntranetApp\Host\Bell;
use OCA\IntranetApp\Model\Approval\Acceptance;
use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Index\Journal;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Index\PageIndex;
use OCA\IntranetApp\Repository\Index\PageSource;
use OCA\IntranetApp\Service\Approval\ChangeRequests;
use OCA\IntranetApp\Service\Index\Indexer;
use OCA\IntranetApp\Service\Index\UnfinishedWork;
use OCA\IntranetApp\Tests\Unit\Fake\SetClock;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;

/** What becomes of an acceptance whose process died while it wrote the page. */
final class UnfinishedWorkTest extends DatabaseTestCase {
	private PendingChanges $changes;
	/** @var list<string> whom the bell told that a change was accepted, and by whom */
	private array $told = [];

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run(
			'CREATE TABLE oc_intranetapp_pending (file_id INTEGER, user_id TEXT, kind TEXT, state TEXT, title TEXT, document TEXT, '
				. 'base TEXT, base_version TEXT, version TEXT, sent_at INTEGER, note TEXT, reviewer TEXT, '
				. 'PRIMARY KEY (file_id, user_id, kind))',
		);
		$this->changes = new PendingChanges($this->connection);
		$this->changes->save($this->change('alice', ChangeKind::Change));
		$this->changes->save($this->change('bob', ChangeKind::Change));
	}

	public function testAChangeWhosePageWasWrittenWaitsNoLongerAndItsAuthorIsToldOnce(): void {
		foreach ([1, 2] as $attempt) {
			self::assertTrue($this->recover(Journal::accept(1, 'after', new Acceptance('alice', 'sent', 'carol')), 'after'));
			self::assertSame(['bob'], $this->waiting(), "attempt $attempt");
		}
		self::assertSame(['alice: carol'], $this->told);
	}

	public function testAChangeWhosePageWasNotWrittenCanBeAcceptedAgain(): void {
		$this->recover(Journal::accept(1, 'after', new Acceptance('alice', 'sent', 'carol')), 'before');
		self::assertSame([['alice', 'bob'], []], [$this->waiting(), $this->told]);
	}

	public function testWhatItsAuthorSentSinceStillWaits(): void {
		$this->recover(Journal::accept(1, 'after', new Acceptance('alice', 'sent earlier', 'carol')), 'after');
		self::assertSame([['alice', 'bob'], []], [$this->waiting(), $this->told]);
	}

	public function testAPageThatWasPublishedWaitsNoLonger(): void {
		$this->changes->save($this->change('alice', ChangeKind::Page));
		$this->recover(Journal::save(1), 'draft', PageRow::DRAFT);
		self::assertNotNull($this->changes->findOrNull(1, 'alice', ChangeKind::Page));
		$this->recover(Journal::save(1), 'after');
		self::assertNull($this->changes->findOrNull(1, 'alice', ChangeKind::Page));
		self::assertSame([['alice', 'bob'], ['alice: carol']], [$this->waiting(), $this->told]);
	}

	private function recover(string $journal, string $version, string $status = PageRow::PUBLISHED): bool {
		$indexer = self::createStub(Indexer::class);
		$indexer->method('withoutWords')->willReturnCallback(static fn (callable $work): mixed => $work());
		$index = self::createStub(PageIndex::class);
		$index->method('findByFileIdOrNull')->willReturn(SomePage::row(1, status: $status, version: $version, editor: 'carol'));
		$bell = self::createStub(Bell::class);
		$bell->method('accepted')->willReturnCallback(function (PendingChange $change, PageRow $row, string $reviewer): void {
			$this->told[] = "$change->author: $reviewer";
		});
		$requests = new ChangeRequests($this->changes, $bell, new SetClock(1), null);
		$work = new UnfinishedWork(
			self::createStub(HalfMade::class),
			self::createStub(PageSource::class),
			$index,
			$indexer,
			$requests,
		);
		return $work->recover($journal, false);
	}

	private function change(string $author, ChangeKind $kind): PendingChange {
		return new PendingChange(1, $author, $kind, 'Title', PageDocument::blank(), PageDocument::blank(), 'before', 'sent', 1);
	}

	/** @return list<string> authors whose changes wait */
	private function waiting(): array {
		$isChange = static fn (PendingChange $head): bool => $head->kind === ChangeKind::Change;
		$heads = array_filter($this->changes->findAllHeadsOf(1), $isChange);
		$authors = array_map(static fn (PendingChange $head): string => $head->author, array_values($heads));
		sort($authors);
		return $authors;
	}
}
