<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Usage;

use OCA\RoomsApp\Exception\Reason;
use OCA\RoomsApp\Model\Group\RoomGroup;
use OCA\RoomsApp\Model\Policy\Role;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Usage\UsageSheet;
use OCA\RoomsApp\Repository\Group\RoomGroupRepository;
use OCA\RoomsApp\Repository\Setup\SettingsRepository;
use OCA\RoomsApp\Service\Access\RoomsOfAccount;
use OCA\RoomsApp\Service\PublicApi\StatisticsService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Csv\CsvWriter;
use OCA\RoomsApp\Shared\Exception\Forbidden;
use OCA\RoomsApp\Shared\Exception\Refusal;
use OCA\RoomsApp\Shared\Host\Accounts;

/**
 * How rooms were used, for those who manage them.
 *
 * @phpstan-import-type UsageReadQuery from Schemas
 * @phpstan-import-type UsageExportQuery from Schemas
 */
class UsageService {
	public function __construct(
		private readonly RoomsOfAccount $rooms,
		private readonly StatisticsService $statistics,
		private readonly WeekUsage $week,
		private readonly RoomGroupRepository $groups,
		private readonly SettingsRepository $settings,
		private readonly Accounts $accounts,
	) {
	}

	/**
	 * @param UsageReadQuery $query
	 * @return array<string, mixed> as UsageReport of the contract
	 * @throws Refusal
	 */
	public function read(?string $userId, array $query): array {
		$managed = $this->managed($userId);
		$period = $this->statistics->period($query['from'] ?? null, $query['to'] ?? null);
		$asked = self::asked($managed, $query['group'] ?? null, $query['type'] ?? null);
		return [
			...$this->statistics->report($asked, $period),
			'week' => $this->week->read($asked, $period),
			'groups' => $this->groupsOf($managed),
			'types' => $this->typesOf($managed),
		];
	}

	/**
	 * @param UsageExportQuery $query
	 * @return array{string, iterable<string>} name and pieces of the file
	 * @throws Refusal
	 */
	public function export(?string $userId, array $query): array {
		$managed = $this->managed($userId);
		$period = $this->statistics->period($query['from'] ?? null, $query['to'] ?? null);
		$asked = self::asked($managed, $query['group'] ?? null, $query['type'] ?? null);
		$rows = $query['table'] === 'rooms'
			? UsageSheet::rooms($this->statistics->report($asked, $period)['utilization'])
			: UsageSheet::hours($this->week->read($asked, $period));
		return ["roomsapp-{$query['table']}-{$period['from']}-{$period['to']}.csv", CsvWriter::pieces($rows)];
	}

	/**
	 * @return list<Room> by name
	 * @throws Forbidden
	 */
	private function managed(?string $userId): array {
		$rooms = array_column($this->rooms->findAll($userId, Role::Manager), 'room');
		if ($rooms === [] && ($userId === null || !$this->accounts->isAdmin($userId))) {
			throw new Forbidden(Reason::NOT_MANAGER, 'Forbidden');
		}
		return $rooms;
	}

	/**
	 * @param list<Room> $rooms
	 * @return list<Room>
	 */
	private static function asked(array $rooms, ?string $group, ?string $type): array {
		return array_values(array_filter(
			$rooms,
			static fn (Room $room): bool => ($group === null || $room->groupId === $group)
				&& ($type === null || StatisticsService::type($room) === $type),
		));
	}

	/**
	 * @param list<Room> $rooms
	 * @return list<array{id: string, name: string}>
	 */
	private function groupsOf(array $rooms): array {
		$used = array_flip(array_filter(array_column($rooms, 'groupId'), is_string(...)));
		$groups = array_filter($this->groups->findAll(), static fn (RoomGroup $group): bool => isset($used[$group->id]));
		return array_map(static fn (RoomGroup $group): array => ['id' => $group->id, 'name' => $group->name], array_values($groups));
	}

	/**
	 * @param list<Room> $rooms
	 * @return list<array{id: string, label: string}> types that are not in the settings come last
	 */
	private function typesOf(array $rooms): array {
		$used = array_fill_keys(array_map(StatisticsService::type(...), $rooms), true);
		$known = $this->settings->find()->roomTypes;
		$types = array_values(array_filter($known, static fn (array $type): bool => isset($used[$type['id']])));
		foreach (array_diff(array_map(strval(...), array_keys($used)), array_column($known, 'id')) as $id) {
			$types[] = ['id' => $id, 'label' => $id];
		}
		return $types;
	}
}
