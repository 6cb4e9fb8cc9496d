<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Codec;

use OCA\MetadataApp\Model\Value\FieldShape;
use OCA\MetadataApp\Model\Value\Filter\Condition;
use OCA\MetadataApp\Model\Value\Filter\ConditionReader;
use OCA\MetadataApp\Model\Value\Filter\Matcher;
use OCA\MetadataApp\Model\Value\Filter\Viewer;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Model\Value\Stored\SortColumn;
use OCA\MetadataApp\Model\Value\Stored\StoredItem;
use OCA\MetadataApp\Model\Value\Text\Json;
use OCA\MetadataApp\Model\Value\Text\SortText;
use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/**
 * All that is done with the values of a field. A value is one text, as the map of metadata has it; null is none. The browser has the
 * same rules in `src/rules`, and `tests/fixtures/value-vectors.json` holds both to them.
 */
abstract class Codec {
	/** Between the items of a value that has several. */
	public const SEPARATOR = ';#';

	final public function __construct(public readonly FieldShape $field) {
	}

	/**
	 * The value that somebody sent, in the one form in which it is stored.
	 *
	 * @param mixed $input of JSON; null and the empty text clear the value
	 * @param ?string $present what is stored now: what it has and the field no longer allows may stay
	 */
	final public function parse(mixed $input, ?string $present = null): string|Problem|null {
		return $input === null || $input === '' ? null : $this->read($input, $present);
	}

	/** @return list<StoredItem> the rows of a value */
	final public function store(?string $value): array {
		return $value === null ? [] : array_map($this->item(...), $this->split($value));
	}

	/**
	 * The row of an item that comes from a backup, with the columns that sort made anew.
	 *
	 * @param int $place of it in its value, from 0
	 * @return ?StoredItem null for what no field of this type can have stored, whatever options it has or had
	 */
	final public function restored(string $item, int $place): ?StoredItem {
		return $place < $this->mostItems() && $this->isItem($item) ? $this->item($item) : null;
	}

	/** @param list<string> $texts of the rows of a value, in their order */
	final public function emit(array $texts): ?string {
		return $texts === [] ? null : implode(self::SEPARATOR, $texts);
	}

	/** The text of a cell in a table: `parse` reads it as the same value. Whoever writes the table keeps formulas out of it. */
	final public function csv(?string $value): string {
		return $value ?? '';
	}

	/**
	 * @param mixed $input of JSON: a value of a filter or a list of them
	 * @return list<Condition>|Problem
	 */
	final public function conditions(mixed $input, Viewer $viewer): array|Problem {
		$items = Json::items($input) ?? [$input];
		if (count($items) > Limits::VALUES_PER_FILTER) {
			return new Problem(ProblemReason::TooMany, ['max' => Limits::VALUES_PER_FILTER]);
		}
		$conditions = [];
		foreach ($items as $item) {
			$condition = ConditionReader::read($this, $item, $viewer);
			if ($condition instanceof Problem) {
				return $condition;
			}
			$conditions[] = $condition;
		}
		return $conditions;
	}

	/**
	 * Whether a filter finds a value.
	 *
	 * @param list<Condition> $conditions of which one has to fit; without any, all do
	 */
	final public function matches(array $conditions, ?string $value): bool {
		$items = $this->store($value);
		foreach ($conditions as $condition) {
			if (Matcher::matches($this, $condition, $items)) {
				return true;
			}
		}
		return $conditions === [];
	}

	/**
	 * The order of two values; what has no value is last in both directions. A value with several items is sorted by its first. Values
	 * whose keys are the same are 0, whatever else differs.
	 */
	final public function compare(?string $one, ?string $other, bool $isDescending = false): int {
		if ($one === null || $other === null) {
			return ($one === null) <=> ($other === null);
		}
		[$column, $ones, $others] = [$this->sortColumn(), $this->store($one), $this->store($other)];
		$order = isset($ones[0], $others[0]) ? $column->order($column->of($ones[0]), $column->of($others[0])) : 0;
		return $isDescending ? -$order : $order;
	}

	/** @return list<string> ids of people that the value has and the present one has not: they must exist */
	final public function newUsers(?string $value, ?string $present): array {
		return array_values(array_diff($this->users($value ?? ''), $this->users($present ?? '')));
	}

	/** @return list<int> ids of files that the value has and the present one has not */
	final public function newFiles(?string $value, ?string $present): array {
		return array_values(array_diff($this->files($value ?? ''), $this->files($present ?? '')));
	}

	public function sortColumn(): SortColumn {
		return SortColumn::Text;
	}

	/** What a filter finds that is a text, a number or a truth value. */
	public function literal(mixed $input): Condition|Problem {
		$text = Text::of($input);
		if ($text === null) {
			return new Problem(ProblemReason::BadFilter);
		}
		return Text::isStorable($text) ? $this->equal($text) : new Problem(ProblemReason::BadCharacters);
	}

	/** An end of a range, as the column has it that sorts. */
	public function bound(mixed $input, bool $isLast): string|Problem {
		return new Problem(ProblemReason::BadFilter);
	}

	/** Whether a filter can look for words in it. */
	public function hasWords(): bool {
		return true;
	}

	/** The part of an item in which a filter looks for words. */
	public function words(string $item): string {
		return $item;
	}

	/** @param mixed $input neither null nor the empty text */
	abstract protected function read(mixed $input, ?string $present): string|Problem|null;

	/** How many items a value has at most. */
	protected function mostItems(): int {
		return 1;
	}

	/** Whether it can be stored just so, as the only item of a value. */
	protected function isItem(string $item): bool {
		return $this->parse($item) === $item && $this->split($item) === [$item];
	}

	/** @return list<string> the items of a value */
	protected function split(string $value): array {
		return [$value];
	}

	protected function item(string $item): StoredItem {
		return new StoredItem($item, SortText::of($item));
	}

	/** @param string $text storable */
	protected function equal(string $text): Condition|Problem {
		return Condition::texts([$text]);
	}

	/** @return list<string> */
	protected function users(string $value): array {
		return [];
	}

	/** @return list<int> */
	protected function files(string $value): array {
		return [];
	}
}
