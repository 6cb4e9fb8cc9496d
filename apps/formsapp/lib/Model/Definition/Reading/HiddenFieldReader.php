<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\HiddenField;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

final class HiddenFieldReader {
	private const PATTERN = '/^[A-Za-z][A-Za-z0-9_-]{0,39}$/D';
	/** Ids that questions get, now or later. */
	private const NUMBERED = '/^q[1-9][0-9]*$/D';

	/** @param array<string, mixed> $taken by names that it cannot have */
	public function __construct(
		private array $taken,
		private readonly Problems $problems,
	) {
	}

	/** @return list<HiddenField> */
	public function read(mixed $value): array {
		$items = Json::items($value ?? []);
		if ($items === null || count($items) > Limits::HIDDEN_FIELDS_PER_FORM) {
			$limit = $items === null ? [] : ['max' => Limits::HIDDEN_FIELDS_PER_FORM];
			$this->problems->add($items === null ? 'bad_value' : 'too_many', '', 'hiddenFields', $limit);
			return [];
		}
		$fields = [];
		foreach ($items as $place => $item) {
			$members = Json::members($item) ?? [];
			$name = $members['name'] ?? null;
			$fault = is_string($name) ? $this->fault($name) : 'bad_name';
			if (!is_string($name) || $fault !== null) {
				$this->problems->add($fault ?? 'bad_name', '', 'hiddenFields', ['place' => $place + 1]);
				continue;
			}
			$this->taken[$name] = true;
			$fields[] = new HiddenField($name, array_diff_key($members, ['name' => 1]));
		}
		return $fields;
	}

	private function fault(string $name): ?string {
		return match (true) {
			preg_match(self::PATTERN, $name) !== 1 => 'bad_name',
			isset($this->taken[$name]) || preg_match(self::NUMBERED, $name) === 1 => 'name_taken',
			default => null,
		};
	}
}
