<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Search\Words;

use OCA\IntranetApp\Service\Search\Words\PageTerms;
use OCA\IntranetApp\Service\Search\Words\Words;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class WordsTest extends TestCase {
	/** @return array<string, array{string, string}> */
	public static function folded(): array {
		return [
			'case' => ['HELLO', 'hello'],
			'accents, in one character or in two' => ["Crème bru\u{0302}lée", 'creme brulee'],
			'German' => ['Straße Ärger', 'strasse arger'],
			'letters with a stroke' => ['Łódź Øl Đorđe', 'lodz ol dorde'],
			'Turkish' => ['İstanbul ISPARTA ışık', 'istanbul isparta isik'],
			'Greek with its last sigma' => ['Οδός', 'οδοσ'],
			'wide letters and ligatures' => ['ＡＢＣ ﬁn', 'abc fin'],
			'Korean stays whole syllables' => ['한국어', '한국어'],
			'bytes that are no text' => ["caf\xE9", 'caf?'],
		];
	}

	#[DataProvider('folded')]
	public function testFoldsWhatPeopleTakeForTheSame(string $text, string $folded): void {
		self::assertSame($folded, Words::fold($text));
	}

	public function testCountsWords(): void {
		self::assertSame(['the' => 2, 'plan' => 1, 'of' => 1, '2026' => 1, 'plans' => 1], Words::count('The plan of 2026, the "plans"!'));
	}

	public function testTakesScriptsWithoutSpacesApart(): void {
		self::assertSame(['東京' => 1, '京都' => 1, '都' => 1, 'wifi' => 1], Words::count('東京都WiFi'));
		self::assertSame(['東京', '京都'], Words::wanted('東京都'));
		self::assertSame(['都'], Words::wanted('都'));
	}

	public function testFindsNothingToLookForInStopCharacters(): void {
		self::assertSame([], Words::wanted(" .,;:%_*'\"<>()\u{00A0}—"));
	}

	public function testCutsWordsThatNoTableHolds(): void {
		$word = str_repeat('ab', 100);
		self::assertSame([substr($word, 0, 64)], Words::wanted($word));
		self::assertSame([substr($word, 0, 64) => 1], Words::count($word));
	}

	public function testCountsTitlesForMoreThanText(): void {
		$terms = PageTerms::of([
			['title', 'Travel'],
			['tag', 'money'],
			['heading', 'Trains'],
			['text', 'travel by train train train train train'],
		]);
		self::assertGreaterThan($terms['money'], $terms['travel']);
		self::assertGreaterThan($terms['trains'], $terms['money']);
		self::assertGreaterThan($terms['train'], $terms['trains']);
		self::assertGreaterThan($terms['by'], $terms['train']);
	}

	public function testTakesNumbersForWords(): void {
		self::assertSame(['2026' => 1], Words::count('2026'));
		self::assertSame(['2026'], Words::wanted('2026'));
	}
}
