<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Page\Markdown;

use OCA\IntranetApp\Model\Page\Markdown\MarkdownWords;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MarkdownWordsTest extends TestCase {
	/** @return array<string, array{string, list<string>}> Markdown, and its texts; headings begin with # */
	public static function documents(): array {
		return [
			'a paragraph in several lines' => ["one\ntwo\\\nthree  \r\nfour", ['one two three four']],
			'paragraphs' => ["one\n\ntwo\n \t\nthree", ['one', 'two', 'three']],
			'headings' => ["before\n## Two ##\nafter\nAnother\n---\nLast\n===\nend", ['before', '# Two', 'after Another', 'Last', 'end']],
			'lists' => ["- one\n  goes on\n- [x] **two**\n\n  more\n  1. three\n  2) four\n* five",
				['one goes on', 'two', 'more', 'three', 'four', 'five']],
			'a list right below a paragraph' => ["Bring:\n- pen\n1. paper", ['Bring:', 'pen', 'paper']],
			'a year is no list' => ["in the spring of\n2026. It was warm", ['in the spring of 2026. It was warm']],
			'a table' => ["Prices\n\n| Class | *Price* |\n| --- | ---: |\n| first \\| best | 10 |\n| second | 5 |\n\nend",
				['Prices', 'Class', 'Price', 'first | best', '10', 'second', '5', 'end']],
			'a table without outer bars' => ["a | b\n-|-\nc | d\nend\n- item", ['a', 'b', 'c', 'd', 'end', 'item']],
			'bars in a sentence' => ['one | two a|b', ['one two a|b']],
			'quotes' => ["he said\n> one\n> two\n>\n> - three\n\nfour", ['he said', 'one two', 'three', 'four']],
			'a heading in a quote' => ["> # One\n> two", ['# One', 'two']],
			'code' => ["run\n```sh\nnpm test\n```\nnow", ['run', 'npm test', 'now']],
			'code in a line' => ['```a``` and `b`', ['a and b']],
			'rules' => ["one\n***\ntwo\n- - -\nthree\n___", ['one', 'two', 'three']],
			'pictures in links and HTML' => ["[![a](b.png) c](d)\n<div>e<br>f</div>g", ['a c', 'e f', 'g']],
			'nothing' => ["\n- \n|\n>\n", []],
		];
	}

	/** @param list<string> $expected */
	#[DataProvider('documents')]
	public function testEachBlockIsATextOfItsOwn(string $markdown, array $expected): void {
		$texts = array_map(
			static fn (array $part): string => ($part[0] === 'heading' ? '# ' : '') . $part[1],
			MarkdownWords::parts($markdown),
		);
		self::assertSame($expected, $texts);
	}
}
