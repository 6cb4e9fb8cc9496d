<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\Choice;
use OCA\FormsApp\Model\Definition\ChoiceList;
use OCA\FormsApp\Model\Definition\Column;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Reads choices, rows and columns, which may be given as objects or as their labels alone. */
final class ListReader {
	private const KNOWN = ['id' => 1, 'label' => 1, 'text' => 1, 'value' => 1, 'score' => 1, 'seats' => 1];
	private const KNOWN_OF_COLUMNS = ['id' => 1, 'label' => 1, 'title' => 1, 'inputType' => 1, 'choices' => 1, 'options' => 1];

	public function __construct(
		private readonly string $at,
		private readonly Problems $problems,
	) {
	}

	/** @param string $field name of the list in reports */
	public function choices(mixed $value, string $field, string $prefix, int $most): ChoiceList {
		$items = $this->items($value, $field, $most);
		$list = [];
		foreach ($this->ids($items, $field, $prefix) as $place => $id) {
			$item = $items[$place];
			$fields = new Fields([$item], $this->at, $this->problems);
			$label = $fields->text(Limits::LABEL_CHARACTERS, 'label', 'text');
			$value = $item['value'] ?? null;
			$value = is_int($value) || is_float($value) ? Decimal::of($value) : $value;
			$list[] = new Choice(
				$id,
				$label ?? '',
				is_string($value) && $value !== '' && $value !== $id ? $value : null,
				$field === 'choices' ? $this->score($fields) : null,
				$field === 'choices' ? $fields->whole(1, Limits::SEATS_PER_CHOICE, 'seats') : null,
				array_diff_key($item, self::KNOWN),
			);
		}
		return new ChoiceList($list);
	}

	/** @return list<Column> */
	public function columns(mixed $value): array {
		$items = $this->items($value, 'columns', Limits::COLUMNS_PER_QUESTION);
		$list = [];
		foreach ($this->ids($items, 'columns', 'c') as $place => $id) {
			$fields = new Fields([$items[$place]], $this->at, $this->problems);
			$inputType = $fields->text(Limits::ID_CHARACTERS, 'inputType') ?? 'text';
			if (!in_array($inputType, Column::TYPES, true)) {
				$fields->bad('columns');
				continue;
			}
			$list[] = new Column(
				$id,
				$fields->text(Limits::LABEL_CHARACTERS, 'label', 'title') ?? '',
				$inputType,
				$this->choices(
					$inputType === 'dropdown' ? $fields->raw('choices', 'options') : null, 'choices', 'c', Limits::CHOICES_PER_QUESTION,
				),
				array_diff_key($items[$place], self::KNOWN_OF_COLUMNS),
			);
		}
		return $list;
	}

	/** @return int|float|null with up to two decimals, so that sums are exact */
	private function score(Fields $fields): int|float|null {
		$score = $fields->decimal('score');
		if ($score !== null && (abs($score) > Limits::POINTS_PER_CHOICE || preg_match('/\.[0-9]{3}/', Decimal::of($score) ?? '') === 1)) {
			$fields->problem('bad_value', 'score');
			return null;
		}
		return $score;
	}

	/** @return list<array<array-key, mixed>> */
	private function items(mixed $value, string $field, int $most): array {
		if ($value === null) {
			return [];
		}
		$items = Json::items($value);
		if ($items === null) {
			$this->problems->add('bad_value', $this->at, $field);
			return [];
		}
		if (count($items) > $most) {
			$this->problems->add('too_many', $this->at, $field, ['max' => $most]);
			return [];
		}
		$list = [];
		foreach ($items as $item) {
			$members = is_string($item) ? ['label' => $item] : Json::looseMembers($item);
			if ($members === null) {
				$this->problems->add('bad_value', $this->at, $field);
				continue;
			}
			$list[] = $members;
		}
		return $list;
	}

	/**
	 * @param list<array<array-key, mixed>> $items
	 * @return list<string>
	 */
	private function ids(array $items, string $field, string $prefix): array {
		$given = array_map(static fn (array $item): mixed => $item['id'] ?? null, $items);
		return Ids::complete($given, $prefix, true, 1, function (string $code) use ($field): void {
			$this->problems->add($code, $this->at, $field);
		})[0];
	}
}
