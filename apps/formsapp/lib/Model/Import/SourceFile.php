<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Import;

use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Values\Json;

/**
 * A form in a file of another program, or of this one, in any of its shapes: all members at the top, or the form in a member of its own
 * beside questions and responses. What is read here is as it was written there.
 */
final readonly class SourceFile {
	/** Conditions in conditions are what is nested most; nobody needs this many. */
	private const DEPTH = 128;
	private const BOM = "\u{FEFF}";

	/**
	 * @param array<array-key, mixed> $form members of the form
	 * @param list<mixed> $questions
	 * @param list<mixed> $formerQuestions those that are asked no more, in exports of this app
	 * @param list<mixed> $responses
	 * @param bool $isOwn written by this app
	 * @param bool $isFlat in the shape that has all members at the top, with names_like_this in its settings
	 */
	private function __construct(
		public array $form,
		public array $questions,
		public array $formerQuestions,
		public array $responses,
		public bool $isOwn,
		public bool $isFlat,
		public bool $hasBadCharacters,
	) {
	}

	/** About what reading takes, in bytes of memory, and rather more: a list or an object takes much more there than in the file. */
	public static function memory(string $text): int {
		return 3 * strlen($text) + 480 * substr_count($text, '{') + 200 * substr_count($text, '[') + 64 * substr_count($text, ',');
	}

	/** @throws BrokenForm */
	public static function read(string $text): self {
		$text = str_starts_with($text, self::BOM) ? substr($text, strlen(self::BOM)) : $text;
		$isWellFormed = mb_check_encoding($text, 'UTF-8');
		try {
			$json = json_decode($text, false, self::DEPTH, JSON_THROW_ON_ERROR | ($isWellFormed ? 0 : JSON_INVALID_UTF8_SUBSTITUTE));
		} catch (\JsonException $fault) {
			throw new BrokenForm($fault->getCode() === JSON_ERROR_DEPTH
				? 'The file is nested too deeply to be a form.'
				: 'The file is damaged: it is not valid JSON.');
		}
		$members = Json::members($json) ?? throw self::none();
		$inner = Json::members($members['form'] ?? null);
		$own = Json::members($members['document'] ?? null);
		$form = $own ?? $inner ?? $members;
		$questions = Json::items($form['questions'] ?? null) ?? Json::items($members['questions'] ?? null) ?? throw self::none();
		return new self(
			$form + ['pages' => $members['pages'] ?? null],
			$questions,
			Json::items($members['formerQuestions'] ?? null) ?? [],
			Json::items($members['responses'] ?? null) ?? [],
			$own !== null || is_int($members['version'] ?? null),
			$inner === null && $own === null && !is_int($members['version'] ?? null),
			!$isWellFormed,
		);
	}

	private static function none(): BrokenForm {
		return new BrokenForm('The file holds no form.');
	}
}
