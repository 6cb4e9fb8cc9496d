<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Db;

use Host\Tests\Database\DatabaseTestCase;
use Shared\Db\Presence;

final class PresenceTest extends DatabaseTestCase {
	private Presence $presence;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$this->database->run(
			'CREATE TABLE oc_app_presence (file_id INTEGER, user_id TEXT, seen_at INTEGER, PRIMARY KEY (file_id, user_id))',
		);
		$this->presence = new Presence($this->connection, 'app');
	}

	public function testWhoWasSeenLongerAgoIsNotHere(): void {
		$this->presence->save(1, 'ada', 1_000, 0);
		$this->presence->save(1, 'ben', 1_030, 0);
		self::assertSame(['ada', 'ben'], $this->presence->findAllOthers(1, 'cem', 1_000));
		self::assertSame(['ben'], $this->presence->findAllOthers(1, 'cem', 1_001));
		$this->presence->save(1, 'ada', 1_050, 0);
		self::assertSame(['ada', 'ben'], $this->presence->findAllOthers(1, 'cem', 1_001));
	}

	public function testOldRowsGoWhenSomebodyIsSeen(): void {
		$this->presence->save(1, 'ada', 1_000, 0);
		$this->presence->save(2, 'ben', 5_000, 1_001);
		self::assertSame([], $this->presence->findAllOthers(1, 'cem', 0));
		self::assertSame(['ben'], $this->presence->findAllOthers(2, 'cem', 0));
	}

	public function testGoWithTheirPageAndTheirAccount(): void {
		foreach ([[1, 'ada'], [1, 'ben'], [2, 'ada'], [3, 'ben']] as [$fileId, $userId]) {
			$this->presence->save($fileId, $userId, 1_000, 0);
		}
		$this->presence->deleteOfFiles([1, 3]);
		$others = fn (int $fileId): array => $this->presence->findAllOthers($fileId, 'cem', 0);
		self::assertSame([[], ['ada'], []], array_map($others, [1, 2, 3]));
		$this->presence->deleteOfUser('ada');
		self::assertSame([], $this->presence->findAllOthers(2, 'cem', 0));
	}
}
