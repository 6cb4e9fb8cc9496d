<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Definition;

enum QuestionType: string {
	case Text = 'text';
	case Email = 'email';
	case Textarea = 'textarea';
	case Number = 'number';
	case SingleChoice = 'single_choice';
	case MultipleChoice = 'multiple_choice';
	case Dropdown = 'dropdown';
	case Date = 'date';
	case Datetime = 'datetime';
	case Time = 'time';
	case LinearScale = 'linear_scale';
	case Rating = 'rating';
	case Matrix = 'matrix';
	case Table = 'table';
	case File = 'file';
	case Section = 'section';

	private const OTHER_NAMES = [
		'short' => 'text', 'long' => 'textarea', 'choice' => 'single_choice', 'multiple_unique' => 'single_choice',
		'multiple' => 'multiple_choice', 'scale' => 'linear_scale', 'linearscale' => 'linear_scale', 'grid' => 'matrix',
	];

	/** By our name or by one of other form apps. */
	public static function named(string $name): ?self {
		return self::tryFrom(self::OTHER_NAMES[$name] ?? $name);
	}

	public function isText(): bool {
		return in_array($this, [self::Text, self::Email, self::Textarea], true);
	}

	public function hasChoices(): bool {
		return in_array($this, [self::SingleChoice, self::MultipleChoice, self::Dropdown], true);
	}

	public function isNumeric(): bool {
		return in_array($this, [self::Number, self::LinearScale, self::Rating], true);
	}

	public function isMoment(): bool {
		return in_array($this, [self::Date, self::Datetime, self::Time], true);
	}

	/** Whether an answer may consist of several values, each of which a condition may ask for. */
	public function isMany(): bool {
		return in_array($this, [self::MultipleChoice, self::Matrix, self::Table, self::File], true);
	}
}
