<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition\Reading;

use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Json;
use OCA\FormsApp\Model\Values\Moment;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

/** Reads the options of a question beside its lists. */
final class SettingReader {
	private const PRESETS = [
		'images' => ['image/*'],
		'documents' => ['.doc', '.docx', '.odt', '.ods', '.odp', '.pdf', '.ppt', '.pptx', '.rtf', '.txt', '.xls', '.xlsx'],
		'pdf' => ['.pdf'],
		'all' => [],
	];

	public function __construct(
		private readonly Fields $fields,
		private readonly QuestionType $type,
	) {
	}

	/** @return array<string, bool|int|float|string|list<string>> */
	public function read(int $choices): array {
		$settings = match ($this->type) {
			QuestionType::Text, QuestionType::Email, QuestionType::Textarea => $this->texts(),
			QuestionType::Number => $this->number(),
			QuestionType::SingleChoice, QuestionType::Dropdown => $this->choice(),
			QuestionType::MultipleChoice => $this->choice() + $this->selections($choices),
			QuestionType::Date => $this->moments('dateMin', 'dateMax', static fn (string $text): ?string => Moment::date($text)),
			QuestionType::Datetime => $this->moments('dateMin', 'dateMax', Moment::bound(...)),
			QuestionType::Time => $this->moments('timeMin', 'timeMax', static fn (string $text): ?string => Moment::time($text)),
			QuestionType::LinearScale => $this->scale(),
			QuestionType::Rating => ['max' => $this->fields->whole(1, Limits::STARS_PER_RATING, 'max', 'maxStars', 'ratingMax') ?? 5],
			QuestionType::Matrix => ['multiplePerRow' => $this->fields->flag('multiplePerRow')],
			QuestionType::Table => $this->table(),
			QuestionType::File => $this->file(),
			QuestionType::Section => [],
		};
		return array_filter($settings, static fn (mixed $value): bool => $value !== null && $value !== false);
	}

	/** @return array<string, int|string|null> */
	private function texts(): array {
		$most = match ($this->type) {
			QuestionType::Textarea => Limits::TEXTAREA_CHARACTERS,
			QuestionType::Email => Limits::EMAIL_CHARACTERS,
			default => Limits::TEXT_CHARACTERS,
		};
		$pattern = $this->fields->text(Limits::TEXTAREA_CHARACTERS, 'pattern');
		return [
			'placeholder' => $this->hint('placeholder'),
			'maxLength' => $this->fields->whole(1, $most, 'maxLength'),
			'rows' => $this->type === QuestionType::Textarea ? $this->fields->whole(1, Limits::LINES_OF_TEXTAREA, 'rows') : null,
			'pattern' => $pattern === '' ? null : $pattern,
			'patternMessage' => $this->hint('patternMessage'),
		];
	}

	/** @return array<string, int|float|string|null> */
	private function number(): array {
		$least = $this->fields->decimal('min');
		$most = $this->fields->decimal('max');
		$this->compare($least, $most, 'min');
		return ['placeholder' => $this->hint('placeholder'), 'min' => $least, 'max' => $most];
	}

	/** @return array<string, bool|string|null> */
	private function choice(): array {
		return [
			'placeholder' => $this->type === QuestionType::Dropdown ? $this->hint('placeholder') : null,
			'allowOther' => $this->fields->flag('allowOther'),
			'randomize' => $this->fields->flag('randomize'),
		];
	}

	/** @return array<string, ?int> */
	private function selections(int $choices): array {
		$least = $this->fields->whole(0, Limits::CHOICES_PER_QUESTION, 'minSelections');
		$most = $this->fields->whole(0, Limits::CHOICES_PER_QUESTION, 'maxSelections');
		// Editors write 0 for "any number".
		$least = $least === 0 ? null : $least;
		$most = $most === 0 ? null : $most;
		$possible = $choices + ($this->fields->raw('allowOther') === true ? 1 : 0);
		if (!$this->compare($least, $most, 'minSelections') && $choices > 0 && $least > $possible) {
			$this->fields->problem('bad_bounds', 'minSelections');
		}
		return ['minSelections' => $least, 'maxSelections' => $most];
	}

	/**
	 * @param \Closure(string, bool): ?string $read
	 * @return array<string, ?string>
	 */
	private function moments(string $otherMin, string $otherMax, \Closure $read): array {
		$least = $this->moment($read, false, 'min', $otherMin);
		$most = $this->moment($read, true, 'max', $otherMax);
		if ($least !== null && $most !== null && strcmp($least, $most) > 0) {
			$this->fields->problem('bad_bounds', 'min');
		}
		return ['min' => $least, 'max' => $most];
	}

	/** @param \Closure(string, bool): ?string $read */
	private function moment(\Closure $read, bool $isEnd, string $name, string $otherName): ?string {
		$value = $this->fields->raw($name, $otherName);
		if ($value === null || $value === '') {
			return null;
		}
		$moment = is_string($value) ? $read(Text::trim($value), $isEnd) : null;
		if ($moment === null) {
			$this->fields->problem('bad_date', $name);
		}
		return $moment;
	}

	/** @return array<string, int|string|null> */
	private function scale(): array {
		$least = $this->fields->whole(-Limits::SCALE_END, Limits::SCALE_END, 'min', 'scaleMin') ?? 1;
		$most = $this->fields->whole(-Limits::SCALE_END, Limits::SCALE_END, 'max', 'scaleMax') ?? 5;
		if ($least >= $most || $most - $least > Limits::SCALE_STEPS) {
			$this->fields->problem('bad_bounds', 'min');
		}
		return [
			'min' => $least,
			'max' => $most,
			'minLabel' => $this->hint('minLabel', 'scaleMinLabel'),
			'maxLabel' => $this->hint('maxLabel', 'scaleMaxLabel'),
		];
	}

	/** @return array<string, ?int> */
	private function table(): array {
		$least = $this->fields->whole(0, Limits::ROWS_PER_TABLE, 'minRows');
		$most = $this->fields->whole(1, Limits::ROWS_PER_TABLE, 'maxRows');
		$this->compare($least, $most ?? Limits::ROWS_PER_TABLE_UNLESS_SAID, 'minRows');
		return ['minRows' => $least === 0 ? null : $least, 'maxRows' => $most];
	}

	/** @return array<string, int|list<string>|null> */
	private function file(): array {
		$preset = $this->fields->raw('allowedTypePreset');
		$types = $this->fields->raw('allowedTypes');
		if (is_string($preset) && isset(self::PRESETS[$preset]) && ($types === null || $types === [])) {
			$types = self::PRESETS[$preset];
		}
		$list = Json::items($types ?? []);
		$isGood = $list !== null && count($list) <= Limits::FILE_TYPES_PER_QUESTION;
		foreach ($list ?? [] as $type) {
			$isGood = $isGood && is_string($type) && preg_match('/^[A-Za-z0-9.*\/+_-]{1,100}$/D', $type) === 1;
		}
		if (!$isGood) {
			$this->fields->bad('allowedTypes');
		}
		return [
			'allowedTypes' => $isGood ? array_values(array_filter($list ?? [], is_string(...))) : [],
			'maxFileSize' => $this->fields->whole(1, Limits::FILE_MEGABYTES, 'maxFileSize') ?? 10,
			'maxFiles' => $this->fields->whole(1, Limits::FILES_PER_QUESTION, 'maxFiles') ?? 1,
		];
	}

	private function hint(string ...$names): ?string {
		$text = $this->fields->text(Limits::HINT_CHARACTERS, ...$names);
		return $text === '' ? null : $text;
	}

	/** @return bool whether they exclude each other */
	private function compare(int|float|null $least, int|float|null $most, string $field): bool {
		$isBad = $least !== null && $most !== null && $least > $most;
		if ($isBad) {
			$this->fields->problem('bad_bounds', $field);
		}
		return $isBad;
	}
}
