<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Rules\Answer;

use OCA\FormsApp\Model\Definition\Question;
use OCA\FormsApp\Model\Definition\QuestionType;
use OCA\FormsApp\Model\Rules\Fault;
use OCA\FormsApp\Model\Values\Email;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Shared\Contract\Limits;

final class TextAnswer {
	public static function read(Question $question, mixed $value): Fault|string|null {
		if (!is_string($value)) {
			return new Fault(Fault::WRONG_SHAPE);
		}
		$isLong = $question->type === QuestionType::Textarea;
		$text = self::clean($value, $isLong, self::longest($question));
		if (!is_string($text)) {
			return $text;
		}
		if ($question->type === QuestionType::Email && !Email::isAddress($text)) {
			return new Fault(Fault::NOT_AN_EMAIL);
		}
		if ($question->pattern !== null && !$question->pattern->matches($text)) {
			$message = $question->text('patternMessage');
			return new Fault(Fault::NO_MATCH, $message === null ? [] : ['message' => $message]);
		}
		return $text;
	}

	/** @return Fault|string|null without white space around it; null when there is nothing else */
	public static function clean(string $value, bool $hasLines, int $longest): Fault|string|null {
		if (!Text::isWellFormed($value)) {
			return new Fault(Fault::BAD_CHARACTERS);
		}
		$text = Text::trim($value);
		if ($text === '') {
			return null;
		}
		if ($hasLines) {
			$text = strtr($text, ["\r\n" => "\n", "\r" => "\n"]);
		}
		if (Text::length($text) > $longest) {
			return new Fault(Fault::TOO_LONG, ['max' => $longest]);
		}
		return Text::hasControls($text) || (!$hasLines && strpbrk($text, "\r\n") !== false) ? new Fault(Fault::BAD_CHARACTERS) : $text;
	}

	/** Characters that an answer may have. */
	public static function longest(Question $question): int {
		$most = match ($question->type) {
			QuestionType::Textarea => Limits::TEXTAREA_CHARACTERS,
			QuestionType::Email => Limits::EMAIL_CHARACTERS,
			default => Limits::TEXT_CHARACTERS,
		};
		return min($question->whole('maxLength') ?? $most, $question->pattern === null ? $most : Limits::PATTERN_TEXT_CHARACTERS);
	}
}
