<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Service\Search\Words;

use OCA\IntranetApp\Service\Search\Words\Marks;
use OCA\IntranetApp\Service\Search\Words\Words;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MarksTest extends TestCase {
	/** @return array<string, array{string, string, string}> what is asked for, the text, the HTML */
	public static function texts(): array {
		return [
			'the beginning of words' => ['wel', 'Welcome, farewell', '<mark>Wel</mark>come, farewell'],
			'several words' => ['plan 2026', 'The plans of 2026', 'The <mark>plan</mark>s of <mark>2026</mark>'],
			'accents on either side' => ['creme', 'Crème brûlée', '<mark>Crème</mark> brûlée'],
			'an accent that is a character of its own' => ['creme', "Cre\u{0300}me", "<mark>Cre\u{0300}me</mark>"],
			'a letter that is two when folded' => ['strasse', 'Straße 1', '<mark>Straße</mark> 1'],
			'a part of a letter marks all of it' => ['stras', 'Straße', '<mark>Straß</mark>e'],
			'everything else is escaped' => [
				'b',
				'<b onclick="x">b & \'c\'</b>',
				'&lt;<mark>b</mark> onclick=&quot;x&quot;&gt;<mark>b</mark> &amp; &apos;c&apos;&lt;/<mark>b</mark>&gt;',
			],
			'what is marked is escaped by its letters alone' => ['mark', '<mark>', '&lt;<mark>mark</mark>&gt;'],
			'inside of words of scripts without spaces' => ['京都', '東京都庁', '東<mark>京都</mark>庁'],
			'the longer of two that overlap' => ['pla planning', 'Planning', '<mark>Planning</mark>'],
			'nothing' => ['...', 'Plain', 'Plain'],
		];
	}

	#[DataProvider('texts')]
	public function testMarks(string $query, string $text, string $html): void {
		self::assertSame($html, (new Marks(Words::marked($query)))->html($text));
	}

	public function testShowsWhatStandsAroundTheFirstWord(): void {
		$text = str_repeat('before the word ', 30) . 'a needle here ' . str_repeat('and after it ', 30);
		$excerpt = (new Marks(['needle']))->excerpt($text);
		self::assertMatchesRegularExpression('~^…(before|the|word) .* a <mark>needle</mark> here and .*[a-z]…$~', $excerpt);
		self::assertLessThan(260, mb_strlen($excerpt));
	}

	public function testPartsOfThePageAreKeptApart(): void {
		self::assertSame(
			'Travel · Book <mark>early</mark>. By train · Cabins: first class',
			(new Marks(['early']))->excerpt("Travel\nBook  early.\nBy train\n\n Cabins:\nfirst class"),
		);
	}

	/** @return array<string, array{string, non-empty-string}> the text and how its excerpt begins */
	public static function beginnings(): array {
		$long = str_repeat('a long sentence ', 20);
		return [
			'a sentence' => ["$long ends. Then the needle is here", 'Then the <mark>needle</mark>'],
			'the first of several' => ["$long ends. One. Two! The needle", 'One. Two! The <mark>needle</mark>'],
			'a part' => ["$long\nThen the needle", 'Then the <mark>needle</mark>'],
			'the word itself' => ["$long\nneedle", '<mark>needle</mark>'],
			'after closing marks' => ["$long (ends.)” Then needle", 'Then <mark>needle</mark>'],
			'Chinese' => [str_repeat('長句', 90) . '。這是 needle', '這是 <mark>needle</mark>'],
			'Arabic' => ["$long نهاية؟ هنا needle", 'هنا <mark>needle</mark>'],
			'not an abbreviation' => ["$long, e.g. the needle", '…'],
			'not an initial' => ["$long by J. Needle", '…'],
			'not the number of a list' => ["$long at 1. Needle", '…'],
			'nothing near' => ["Start. $long needle", '…'],
		];
	}

	/** @param non-empty-string $beginning */
	#[DataProvider('beginnings')]
	public function testBeginsWithASentenceNearTheWord(string $text, string $beginning): void {
		$excerpt = (new Marks(['needle']))->excerpt($text);
		self::assertStringStartsWith($beginning, $excerpt);
		self::assertMatchesRegularExpression('~<mark>needle</mark>~i', $excerpt);
	}

	public function testShowsTheBeginningWhereTheWordStandsInTheTitle(): void {
		self::assertSame('A short · text', (new Marks(['needle']))->excerpt("A  short\ntext"));
		self::assertSame('', (new Marks(['needle']))->excerpt(''));
	}

	public function testNeverCutsALetter(): void {
		$excerpt = (new Marks(['漢']))->excerpt(str_repeat('字', 500) . '漢' . str_repeat('字', 500));
		self::assertTrue(mb_check_encoding($excerpt, 'UTF-8'));
		self::assertStringContainsString('<mark>漢</mark>', $excerpt);
	}
}
