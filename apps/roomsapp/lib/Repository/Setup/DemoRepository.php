<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Setup;

use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\StoredValues;
use OCP\IAppConfig;

/** Which rooms and room groups are demo data. */
class DemoRepository {
	private const KEY = 'demo';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/**
	 * @return array{rooms: array<string, array{id: string, version: string}>, groups: array<string, string>} by name: the id, and of
	 *     rooms the version that was made
	 * @throws CorruptData
	 */
	public function find(): array {
		$none = ['rooms' => [], 'groups' => []];
		$stored = new StoredValues($this->config->getValueArray($this->appName, self::KEY, $none, lazy: true));
		$rooms = $groups = [];
		foreach ($stored->map('rooms')->all() as $name => $room) {
			$value = new StoredValues(is_array($room) ? $room : []);
			$rooms[(string)$name] = ['id' => $value->text('id'), 'version' => $value->text('version')];
		}
		foreach ($stored->map('groups')->all() as $name => $id) {
			$groups[(string)$name] = is_string($id) ? $id : throw new CorruptData('The list of demo rooms cannot be read');
		}
		return ['rooms' => $rooms, 'groups' => $groups];
	}

	/**
	 * @param array<string, array{id: string, version: string}> $rooms
	 * @param array<string, string> $groups
	 */
	public function save(array $rooms, array $groups): void {
		if ($rooms === [] && $groups === []) {
			$this->config->deleteKey($this->appName, self::KEY);
		} else {
			$this->config->setValueArray($this->appName, self::KEY, ['rooms' => $rooms, 'groups' => $groups], lazy: true);
		}
	}
}
