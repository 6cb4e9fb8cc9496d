<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Model\Policy\OpenHours;
use OCA\RoomsApp\Model\Policy\OpenHoursReader;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\StoredValues;

/**
 * The hours of a room as people set them; OpenHoursReader knows what they mean.
 *
 * @phpstan-import-type AvailabilityRules from Schemas
 */
final readonly class Availability {
	/** @param list<array{days: list<int>, startTime: string, endTime: string}> $rules */
	public function __construct(
		public bool $isEnabled = false,
		public array $rules = [],
	) {
	}

	/** @param ?AvailabilityRules $sent as accepted by the contract; null: always open */
	public static function fromInput(?array $sent): self {
		return new self($sent['enabled'] ?? false, array_map(static fn (array $rule): array => [
			'days' => array_values(array_unique(array_map(intval(...), $rule['days']))),
			'startTime' => $rule['startTime'],
			'endTime' => $rule['endTime'],
		], $sent['rules'] ?? []));
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @throws CorruptData
	 */
	public static function fromStored(array $stored): self {
		$value = new StoredValues($stored);
		return new self($value->yes('enabled', false), array_map(static function (mixed $rule): array {
			$value = new StoredValues(is_array($rule) ? $rule : []);
			return [
				'days' => array_values(array_filter($value->map('days')->all(), is_int(...))),
				'startTime' => $value->text('startTime'),
				'endTime' => $value->text('endTime'),
			];
		}, array_values($value->map('rules')->all())));
	}

	/**
	 * @return ?list<OpenHours> null: always open
	 * @throws CorruptData
	 */
	public function hours(): ?array {
		return OpenHoursReader::read($this->toArray());
	}

	/** @return array{enabled: bool, rules: list<array{days: list<int>, startTime: string, endTime: string}>} */
	public function toArray(): array {
		return ['enabled' => $this->isEnabled, 'rules' => $this->rules];
	}
}
