<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Shared\Contract\Limits;

/** Makes choices, rows and columns that can be read of those of another program. */
final class ListConverter {
	private const KEY = '/^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/D';

	/** Whether something had to be left out or cut off. */
	public bool $isChanged = false;

	/**
	 * @param mixed $value a list of labels or of objects
	 * @return list<array<string, mixed>>
	 */
	public function choices(mixed $value): array {
		$used = $list = [];
		foreach ($this->items($value) as $item) {
			$id = $this->id($item['id'] ?? null, $used);
			$name = SourceText::scalar($item['value'] ?? null);
			// What answers call a choice stays known, whatever its id is now.
			$name = $name === null || $name === '' ? SourceText::scalar($item['id'] ?? null) : $name;
			$list[] = array_filter([
				'id' => $id,
				'label' => $this->label($item),
				'value' => $name === '' || $name === $id ? null : $name,
				'score' => self::score($item['score'] ?? $item['points'] ?? null),
				'seats' => self::seats($item['seats'] ?? null),
			], static fn (mixed $part): bool => $part !== null);
		}
		return $list;
	}

	/** @return list<array<string, mixed>> */
	public function columns(mixed $value): array {
		$used = $list = [];
		foreach ($this->items($value) as $item) {
			$type = $item['inputType'] ?? $item['type'] ?? 'text';
			$isKnown = is_string($type) && in_array($type, ['text', 'number', 'date', 'dropdown'], true);
			$this->isChanged = $this->isChanged || !$isKnown;
			$choices = $type === 'dropdown' ? $this->choices($item['choices'] ?? $item['options'] ?? []) : [];
			$this->isChanged = $this->isChanged || count($choices) > Limits::CHOICES_PER_QUESTION;
			$list[] = array_filter(['id' => $this->id($item['id'] ?? null, $used), 'label' => $this->label($item)], is_string(...))
				+ ['inputType' => $isKnown ? $type : 'text']
				+ ($type === 'dropdown' ? ['choices' => array_slice($choices, 0, Limits::CHOICES_PER_QUESTION)] : []);
		}
		return $list;
	}

	/** @return list<array<array-key, mixed>> */
	private function items(mixed $value): array {
		$items = Json::items($value ?? []) ?? array_values(Json::members($value) ?? []);
		$list = [];
		foreach ($items as $item) {
			$label = SourceText::scalar($item);
			$members = $label === null ? Json::looseMembers($item) : ['label' => $label];
			if ($members === null) {
				$this->isChanged = true;
			} else {
				$list[] = $members;
			}
		}
		return $list;
	}

	/** @param array<array-key, mixed> $item */
	private function label(array $item): string {
		$label = '';
		foreach (['label', 'text', 'title', 'value', 'id'] as $name) {
			$text = SourceText::clean(SourceText::scalar($item[$name] ?? null) ?? '');
			if ($label === '' && $text !== '') {
				$label = $text;
			}
		}
		$cut = SourceText::cut($label, Limits::LABEL_CHARACTERS);
		$this->isChanged = $this->isChanged || $cut !== $label;
		return $cut;
	}

	/** @param array<string, true> $used ids so far; this one is added */
	private function id(mixed $given, array &$used): ?string {
		$id = SourceText::scalar($given);
		if ($id === null || preg_match(self::KEY, $id) !== 1 || isset($used["=$id"])) {
			return null;
		}
		$used["=$id"] = true;
		return $id;
	}

	/** @return int|float|null with up to two decimals */
	private static function score(mixed $value): int|float|null {
		$number = is_string($value) ? Decimal::read($value) : $value;
		if (!is_numeric($number) || !is_finite((float)$number)) {
			return null;
		}
		$hundredths = (int)round(100 * max(-Limits::POINTS_PER_CHOICE, min(Limits::POINTS_PER_CHOICE, (float)$number)));
		return $hundredths % 100 === 0 ? intdiv($hundredths, 100) : $hundredths / 100;
	}

	private static function seats(mixed $value): ?int {
		return is_int($value) && $value >= 1 && $value <= Limits::SEATS_PER_CHOICE ? $value : null;
	}
}
