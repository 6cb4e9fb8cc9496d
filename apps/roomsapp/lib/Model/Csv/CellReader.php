<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/** Reads the cells of one row. */
final class CellReader {
	private const YES = ['true', '1', 'yes', 'y', 'on', 'wahr', 'ja', 'vrai', 'oui', 'waar'];
	private const NO = ['false', '0', 'no', 'n', 'off', 'falsch', 'nein', 'faux', 'non', 'onwaar', 'nee'];
	/** The mail platform decides on bookings of this type by itself. */
	private const ACCEPTED_BY_ITSELF = 'standard';

	/** @var array<string, string|int|bool|list<string>> */
	private array $data = [];
	/** @var list<RowError> */
	private array $errors = [];

	/** @param array<string, string> $cells by field */
	public function __construct(private readonly array $cells) {
	}

	/** A text without spaces around it; null without the column. */
	public function text(string $field): ?string {
		return $this->keep($field, isset($this->cells[$field]) ? trim($this->cells[$field]) : null);
	}

	/** A text as it is; null without the column. */
	public function verbatim(string $field): ?string {
		return $this->keep($field, $this->cells[$field] ?? null);
	}

	/** A text that cannot be empty; null for an empty cell. */
	public function filled(string $field): ?string {
		$text = trim($this->cells[$field] ?? '');
		return $text === '' ? null : $this->keep($field, $text);
	}

	public function number(string $field): ?int {
		$text = trim($this->cells[$field] ?? '');
		if ($text === '') {
			return null;
		}
		if (preg_match('/^\d{1,9}$/D', $text) !== 1) {
			$this->refuse($field, $text, RowMistake::NoNumber);
			return null;
		}
		return $this->keep($field, (int)$text);
	}

	/** As programs in English, German, French and Dutch write it. */
	public function yes(string $field): ?bool {
		$text = trim($this->cells[$field] ?? '');
		$isYes = in_array(mb_strtolower($text), self::YES, true);
		if ($text === '') {
			return null;
		}
		if (!$isYes && !in_array(mb_strtolower($text), self::NO, true)) {
			$this->refuse($field, $text, RowMistake::NeitherYesNorNo);
			return null;
		}
		return $this->keep($field, $isYes);
	}

	/** Whether bookings are accepted without a manager, as the mail platform says it. */
	public function bookingType(): ?bool {
		$text = trim($this->cells['bookingType'] ?? '');
		return $text === '' ? null : $this->keep('autoAccept', mb_strtolower($text) === self::ACCEPTED_BY_ITSELF);
	}

	/**
	 * The list of facilities after the import; null when no column is about them.
	 *
	 * @param list<string> $before what the room has
	 * @return ?list<string>
	 */
	public function facilities(Facilities $names, array $before): ?array {
		$list = match (true) {
			isset($this->cells['facilities']) => $names->read($this->cells['facilities'], $before),
			isset($this->cells['tags']) => $names->readTags($this->cells['tags'], $before),
			default => null,
		};
		foreach (['wheelchair', 'audio', 'videoconf', 'display'] as $facility) {
			$has = $this->switch($facility);
			if ($has !== null) {
				$others = array_diff($list ?? $before, [$facility]);
				// Tags may name it, too.
				$isListed = $list !== null && in_array($facility, $list, true);
				$list = array_values($has || $isListed ? [...$others, $facility] : $others);
			}
		}
		return $this->keep('facilities', $list);
	}

	public function refuse(string $field, string $text, RowMistake $mistake): void {
		$this->data[$field] = $text;
		$this->errors[] = new RowError($mistake, $field);
	}

	/** @return array<string, string|int|bool|list<string>> what was read */
	public function data(): array {
		return $this->data;
	}

	/** @return list<RowError> */
	public function errors(): array {
		return $this->errors;
	}

	/** Yes or no for `wheelchair`, the name of a device for the others; an empty cell says nothing. */
	private function switch(string $facility): ?bool {
		$text = mb_strtolower(trim($this->cells[$facility] ?? ''));
		return match (true) {
			$text === '' => null,
			$facility === 'wheelchair' => in_array($text, self::YES, true),
			default => true,
		};
	}

	/**
	 * @template T of string|int|bool|list<string>|null
	 * @param T $value
	 * @return T
	 */
	private function keep(string $field, string|int|bool|array|null $value): string|int|bool|array|null {
		if ($value !== null) {
			$this->data[$field] = $value;
		}
		return $value;
	}
}
