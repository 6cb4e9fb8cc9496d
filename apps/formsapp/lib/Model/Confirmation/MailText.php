<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Confirmation;

use OCA\FormsApp\Model\Export\PlainTitle;

/** Texts of a form for a mail: plain, and without answers. */
final class MailText {
	/** Line breaks and controls, also those that turn the direction of what follows. */
	private const BREAKS = '/[\p{Cc}\p{Zl}\p{Zp}\x{200E}\x{200F}\x{202A}-\x{202E}\x{2066}-\x{2069}]+/u';

	/** Characters of a question's title; longer ones would make a mail of a text with many of them as long as a book. */
	private const TITLE = 100;

	/** One line, for the subject. */
	public static function line(string $text): string {
		return trim((string)preg_replace(self::BREAKS, ' ', mb_scrub($text, 'UTF-8')));
	}

	/**
	 * Lines that are not empty. Where an answer would be inserted, the name of its question is, in brackets, as in results.
	 *
	 * @param array<array-key, mixed> $definition canonical
	 * @return list<string>
	 */
	public static function lines(string $text, array $definition): array {
		$questions = is_array($definition['questions'] ?? null) ? $definition['questions'] : [];
		$titles = array_map(
			static fn (string $title): string => mb_substr(mb_scrub($title, 'UTF-8'), 0, self::TITLE, 'UTF-8'),
			array_filter(array_column($questions, 'title', 'id'), is_string(...)),
		);
		$lines = preg_split('/\R/u', mb_scrub(PlainTitle::of($text, $titles), 'UTF-8'));
		$plain = array_map(self::line(...), $lines === false ? [] : $lines);
		return array_values(array_filter($plain, static fn (string $line): bool => $line !== ''));
	}

	/** Whether answers are inserted into a text. */
	public static function hasAnswers(string $text): bool {
		return PlainTitle::of($text, []) !== $text;
	}
}
