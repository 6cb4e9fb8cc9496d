<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Values\Decimal;
use OCA\FormsApp\Model\Values\Moment;

/** What conditions know of a question. */
final class Known {
	/** @var ?array<string, true> */
	private ?array $keys = null;

	/** @param list<string> $tokens what is answered */
	public function __construct(
		public readonly Question $question,
		public readonly array $tokens,
	) {
	}

	/**
	 * Texts that are alike exactly when the values are the same. A sign before them keeps them texts in PHP, whatever digits follow.
	 *
	 * @return array<string, true> of what is answered
	 */
	public function keys(): array {
		return $this->keys ??= array_fill_keys(array_map($this->key(...), $this->tokens), true);
	}

	public function key(string $text): string {
		return '=' . match (true) {
			$this->question->type->isNumeric() => Decimal::read($text) ?? $text,
			$this->question->type->isMoment() => $this->moment($text) ?? $text,
			default => $text,
		};
	}

	public function moment(string $text): ?string {
		return match ($this->question->type) {
			QuestionType::Date => Moment::date($text),
			QuestionType::Time => Moment::time($text),
			default => Moment::bound($text, false),
		};
	}
}
