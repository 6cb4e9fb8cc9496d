<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Page;

use OCA\IntranetApp\Model\Page\Sentences;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SentencesTest extends TestCase {
	/** @return array<string, array{list<string>, string}> */
	public static function parts(): array {
		return [
			'nothing' => [[], ''],
			'one' => [['One'], 'One'],
			'a heading and a sentence' => [['Travel', 'Book early.', 'By train'], 'Travel · Book early. By train'],
			'marks that end or go on' => [['What?', 'Yes!', 'Wait…', 'Now:', 'a,', 'b;', 'c'], 'What? Yes! Wait… Now: a, b; c'],
			'closing marks' => [['(One.)', '“Two.”', '»Drei.«', '„Vier.“', '「五。」', '*Six.*', 'seven)'],
				'(One.) “Two.” »Drei.« „Vier.“ 「五。」 *Six.* seven)'],
			'other scripts' => [['東京。', '京都！', 'مرحبا؟', 'हिन्दी।', 'አማርኛ።', 'မြန်မာ။', '大阪', 'ไทย', 'x'],
				'東京。 京都！ مرحبا؟ हिन्दी। አማርኛ። မြန်မာ။ 大阪 · ไทย · x'],
			'marks in between end nothing' => [['1.5 km', 'a.b', 'c'], '1.5 km · a.b · c'],
			'a long part' => [[str_repeat('漢', 1000), 'x'], str_repeat('漢', 1000) . ' · x'],
		];
	}

	/** @param list<string> $parts */
	#[DataProvider('parts')]
	public function testPartsWithoutPunctuationAreKeptApart(array $parts, string $line): void {
		self::assertSame($line, Sentences::line($parts));
	}

	/** @return array<string, array{string, int, string}> */
	public static function texts(): array {
		return [
			'all of it' => ['one two', 7, 'one two'],
			'between words' => ['one two three', 10, 'one two…'],
			'not between parts' => ['one two · three', 11, 'one two…'],
			'not after punctuation' => ['one two, three', 11, 'one two…'],
			'a long word' => ['abcdefghijkl', 6, 'abcde…'],
			'letters of several bytes' => [str_repeat('·', 3) . '漢漢漢漢', 6, '···漢漢…'],
		];
	}

	#[DataProvider('texts')]
	public function testIsCutBetweenTwoWords(string $text, int $length, string $cut): void {
		self::assertSame($cut, Sentences::cut($text, $length));
	}
}
