<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Db\Presence as PresenceRows;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Host\Accounts;

/**
 * Who else is editing a page; only users who may write it are told.
 *
 * @phpstan-import-type Presence from Schemas
 */
class PresenceService {
	/** Seconds for which an editor counts as present. */
	private const HERE = 60;
	/** Seconds for which a row is kept. */
	private const KEPT = 3_600;

	public function __construct(
		private readonly PageGate $gate,
		private readonly PresenceRows $presence,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @return Presence
	 * @throws Refusal
	 */
	public function enter(string $id): array {
		$row = $this->gate->writable($id)->row;
		$now = $this->clock->now()->getTimestamp();
		$this->presence->save($row->fileId, (string)$this->userId, $now, $now - self::KEPT);
		$others = $this->presence->findAllOthers($row->fileId, (string)$this->userId, $now - self::HERE);
		$people = array_values(array_filter(array_map($this->person(...), $others)));
		usort($people, static fn (array $one, array $other): int => [$one['name'], $one['id']] <=> [$other['name'], $other['id']]);
		return ['people' => $people, 'baseVersion' => $row->version, 'editor' => $this->person($row->editor)];
	}

	/** @throws NotFound */
	public function leave(string $id): void {
		$this->presence->delete($this->gate->readable($id)->row->fileId, (string)$this->userId);
	}

	/** @return ?array{id: string, name: string} null without an account and for deleted accounts */
	private function person(?string $userId): ?array {
		$name = $this->accounts->displayName($userId);
		return $userId === null || $name === null ? null : ['id' => $userId, 'name' => $name];
	}
}
