<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Service\Value;

use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCP\IL10N;
use PHPUnit\Framework\TestCase;

final class ProblemSentencesTest extends TestCase {
	public function testEveryProblemHasASentenceOfItsOwnThatTheBrowserHasToo(): void {
		$words = self::createStub(IL10N::class);
		$words->method('t')->willReturnArgument(0);
		$sentences = new ProblemSentences($words);
		$browser = (string)file_get_contents(dirname(__DIR__, 4) . '/src/words/problemWords.ts');
		$found = [];
		foreach (ProblemReason::cases() as $reason) {
			$found[] = $sentence = $sentences->of(new Problem($reason));
			$quoted = preg_quote($sentence, '/');
			$case = "/case '$reason->value': return t\\(\\s*'metadataapp',\\s*'$quoted'/";
			self::assertMatchesRegularExpression($case, $browser);
		}
		self::assertSame($found, array_unique($found));
	}

	public function testFillsInWhatItIsAbout(): void {
		$words = self::createStub(IL10N::class);
		$words->method('t')->willReturnArgument(0);
		self::assertSame(
			'The text is too long. Use at most 255 characters.',
			(new ProblemSentences($words))->of(new Problem(ProblemReason::TooLong, ['max' => 255])),
		);
	}
}
