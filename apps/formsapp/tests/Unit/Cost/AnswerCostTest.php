<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Cost;

use OCA\FormsApp\Model\Answer\AnsweredQuestion;
use OCA\FormsApp\Model\Answer\Period;
use OCA\FormsApp\Model\Export\AnswerWords;
use OCA\FormsApp\Model\Link\BearerPassword;
use OCA\FormsApp\Model\Link\Respondent;
use OCA\FormsApp\Model\Link\StartStamp;
use OCA\FormsApp\Shared\Contract\Limits;
use Shared\Tests\Cost\CostTestCase;

final class AnswerCostTest extends CostTestCase {
	/** Bytes of the longest header that servers let through. */
	private const HEADER = 16_384;

	#[\Override]
	public static function readers(): iterable {
		$zone = new \DateTimeZone('Europe/Berlin');
		yield 'password of a link' => [static fn (string $text) => BearerPassword::of("Bearer $text"), self::HEADER];
		$guest = static fn (string $text) => (new Respondent(null, '192.0.2.1', $text))->onceKey('form', 'key');
		yield 'browser of a guest' => [$guest, self::HEADER];
		yield 'stamp of the start' => [static fn (string $text) => StartStamp::seconds($text, 'form', 0, 'key'), Limits::SUBMIT_BYTES];
		yield 'dates of responses' => [static fn (string $text) => Period::read($text, $text, $zone), self::HEADER];
		yield 'an answer in words' => [static function (string $text) use ($zone): void {
			$words = new AnswerWords($zone);
			foreach (['text', 'number', 'date', 'datetime', 'time', 'single_choice'] as $type) {
				$words->cell(['type' => $type], $text);
			}
		}, Limits::SUBMIT_BYTES];
		yield 'answers that are counted' => [static function (string $text): void {
			$question = static fn (string $id, string $type): array => ['id' => $id, 'type' => $type];
			$definition = ['questions' => [$question('q1', 'multiple_choice'), $question('q2', 'matrix'), $question('q3', 'rating')]];
			$parts = str_split($text, 8);
			iterator_to_array(AnsweredQuestion::all($definition, ['q1' => $parts, 'q2' => array_combine($parts, $parts), 'q3' => $text]));
		}, Limits::SUBMIT_BYTES];
	}
}
