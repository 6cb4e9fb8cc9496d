<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Draft;

use Host\Tests\Database\DatabaseTestCase;
use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\Model\Approval\ChangeKind;
use OCA\IntranetApp\Model\Approval\PendingChange;
use OCA\IntranetApp\Model\Draft\OwnDraft;
use OCA\IntranetApp\Repository\Approval\PendingChanges;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Repository\Draft\PageBelongings;
use OCA\IntranetApp\Repository\Trash\FileTable;
use OCA\IntranetApp\Repository\Trash\Tombstones;
use OCA\IntranetApp\Shared\Db\Presence;
use OCA\IntranetApp\Tests\Unit\Fake\SomePage;

final class PageBelongingsTest extends DatabaseTestCase {
	private DraftRepository $drafts;
	private PendingChanges $changes;
	private Presence $presence;
	private Tombstones $tombstones;
	private PageBelongings $belongings;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run(
			'CREATE TABLE oc_intranetapp_drafts (file_id INTEGER, user_id TEXT, document TEXT, base_version TEXT, base TEXT, '
				. 'title TEXT, updated_at INTEGER, PRIMARY KEY (file_id, user_id))',
		);
		$this->database->run(
			'CREATE TABLE oc_intranetapp_presence (file_id INTEGER, user_id TEXT, seen_at INTEGER, PRIMARY KEY (file_id, user_id))',
		);
		$this->database->run(
			'CREATE TABLE oc_intranetapp_pending (file_id INTEGER, user_id TEXT, kind TEXT, state TEXT, title TEXT, document TEXT, base TEXT, '
				. 'base_version TEXT, version TEXT, sent_at INTEGER, note TEXT, reviewer TEXT, PRIMARY KEY (file_id, user_id, kind))',
		);
		$this->database->run(
			'CREATE TABLE oc_intranetapp_tombstones (file_id INTEGER PRIMARY KEY, folder_id INTEGER, page_id TEXT, unique_id TEXT, '
				. 'path TEXT, title TEXT)',
		);
		$files = new FileTable($this->connection);
		$this->tombstones = new Tombstones($this->connection, $files);
		$this->drafts = new DraftRepository($this->connection);
		$this->changes = new PendingChanges($this->connection);
		$this->presence = new Presence($this->connection, Application::APP_ID);
		$this->belongings = new PageBelongings(
			$this->connection,
			$this->drafts,
			$this->changes,
			$this->presence,
			$this->tombstones,
			$files,
		);
	}

	public function testGoesWithTheFileAndNotBefore(): void {
		$this->files(5);
		$this->draft(5, 'alice');
		$this->draft(6, 'alice');
		$this->draft(6, 'bob');
		$this->presence->save(7, 'bob', 10, 0);
		$this->changes->save(new PendingChange(8, 'bob', ChangeKind::Page, 'Eight', null, null, '', '', 1));
		self::assertSame([6, 8, 7], $this->belongings->findAllOrphans());
		self::assertSame([3, 0], [$this->belongings->sweep(), $this->belongings->sweep()]);
		self::assertNotNull($this->drafts->findOrNull(5, 'alice'));
		self::assertNull($this->drafts->findOrNull(6, 'bob'));
		self::assertNull($this->changes->findOrNull(8, 'bob', ChangeKind::Page));
		self::assertSame([], $this->presence->findAllOthers(7, 'alice', 0));
	}

	public function testComesToTheEndOfManyAtATime(): void {
		for ($id = 1; $id <= 2000; $id++) {
			$this->draft($id, 'alice');
		}
		$this->files(...range(1, 2000, 2));
		self::assertSame(range(2, 2000, 2), $this->belongings->findAllOrphans());
		self::assertSame(1000, $this->belongings->sweep());
		self::assertSame([], $this->belongings->findAllOrphans());
	}

	public function testTheIdsOfAPageAreFreeAsSoonAsItsFileIsGone(): void {
		$this->files(5, 6);
		$this->tombstones->save([SomePage::row(5, id: 'about', uniqueId: 'page-5'), SomePage::row(6), SomePage::row(7, id: 'never')]);
		self::assertSame([true, true, false], array_map($this->tombstones->has(...), ['about', 'page-5', 'never']));
		self::assertSame([0, true], [$this->belongings->sweep(), $this->tombstones->has('about')]);
		$this->database->run('DELETE FROM oc_filecache WHERE fileid = 5');
		self::assertSame([1, false], [$this->belongings->sweep(), $this->tombstones->has('about')]);
		self::assertNotNull($this->tombstones->findByFileIdOrNull(6));
	}

	public function testIdsThatYieldBelongToNoOtherPageAnyMore(): void {
		$this->files(5, 6);
		$this->tombstones->save([SomePage::row(5, id: 'home-en', uniqueId: 'page-5'), SomePage::row(6, id: 'demo', uniqueId: 'demo')]);
		$this->tombstones->saveYielded(['home-en', 'demo']);
		self::assertSame([false, false], array_map($this->tombstones->has(...), ['home-en', 'demo']));
		self::assertSame('page-5', $this->tombstones->findByFileIdOrNull(5)?->id);
		self::assertMatchesRegularExpression('/^page-/', (string)$this->tombstones->findByFileIdOrNull(6)?->uniqueId);
	}

	private function draft(int $fileId, string $userId): void {
		$this->drafts->save($fileId, $userId, new OwnDraft(new \stdClass(), 'x', 1));
	}

	private function files(int ...$ids): void {
		foreach ($ids as $id) {
			$this->database->run(
				"INSERT INTO oc_filecache (fileid, storage, parent, name, mimetype, mtime, etag) VALUES (?, 1, -1, ?, 'x', 0, '')",
				[$id, "$id"],
			);
		}
	}
}
