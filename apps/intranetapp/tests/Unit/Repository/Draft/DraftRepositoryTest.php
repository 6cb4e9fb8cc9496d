<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Repository\Draft;

use Host\Tests\Database\DatabaseTestCase;
use OCA\IntranetApp\Model\Draft\OwnDraft;
use OCA\IntranetApp\Repository\Draft\DraftRepository;

final class DraftRepositoryTest extends DatabaseTestCase {
	private DraftRepository $drafts;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run(
			'CREATE TABLE oc_intranetapp_drafts (file_id INTEGER, user_id TEXT, document TEXT, base_version TEXT, base TEXT, '
				. 'title TEXT, updated_at INTEGER, PRIMARY KEY (file_id, user_id))',
		);
		$this->drafts = new DraftRepository($this->connection);
	}

	public function testKeepsTheBaseOfTheSameVersion(): void {
		$this->drafts->save(1, 'alice', $this->draft('One', 'v1', 'Base'));
		$this->drafts->save(1, 'alice', $this->draft('Two', 'v1'));
		self::assertEquals($this->draft('Two', 'v1', 'Base'), $this->drafts->findOrNull(1, 'alice'));
	}

	public function testHasNoBaseOfAnotherVersionOrOfAnotherAccount(): void {
		$this->drafts->save(1, 'alice', $this->draft('One', 'v1', 'Base'));
		$this->drafts->save(1, 'bob', $this->draft('Bob', 'v1'));
		$this->drafts->save(1, 'alice', $this->draft('Two', 'v2'));
		self::assertEquals($this->draft('Two', 'v2'), $this->drafts->findOrNull(1, 'alice'));
		self::assertEquals($this->draft('Bob', 'v1'), $this->drafts->findOrNull(1, 'bob'));
	}

	public function testADraftOfAnEarlierReleaseHasNoBase(): void {
		$this->database->run(
			'INSERT INTO oc_intranetapp_drafts (file_id, user_id, document, base_version, updated_at) VALUES (?, ?, ?, ?, ?)',
			[1, 'alice', '{"title":"One"}', 'v1', 1],
		);
		self::assertEquals($this->draft('One', 'v1'), $this->drafts->findOrNull(1, 'alice'));
		$this->drafts->save(1, 'alice', $this->draft('Two', 'v1', 'Base'));
		self::assertEquals($this->draft('Two', 'v1', 'Base'), $this->drafts->findOrNull(1, 'alice'));
	}

	private function draft(string $title, string $version, ?string $base = null): OwnDraft {
		return new OwnDraft((object)['title' => $title], $version, 1, $base === null ? null : (object)['title' => $base]);
	}
}
