<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Model\Link;

use OCA\FormsApp\Model\Link\EmbedOrigins;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class EmbedOriginsTest extends TestCase {
	/** @return iterable<string, array{string, list<string>}> */
	public static function good(): iterable {
		yield 'none' => [" \n", []];
		yield 'one' => ['https://www.example.org', ['https://www.example.org']];
		yield 'several' => ["https://a.org, https://b.org:8443\nhttps://a.org", ['https://a.org', 'https://b.org:8443']];
		yield 'as browsers write them' => ['HTTPS://Www.Example.org:443 http://localhost:80', [
			'https://www.example.org', 'http://localhost',
		]];
		yield 'the own device' => ['http://localhost:8080 http://127.0.0.1:3000', ['http://localhost:8080', 'http://127.0.0.1:3000']];
		yield 'everybody' => [' * ', ['*']];
		yield 'a name in other letters, as browsers write it' => ['https://xn--bcher-kva.example', ['https://xn--bcher-kva.example']];
	}

	/** @param list<string> $origins */
	#[DataProvider('good')]
	public function testTakesOrigins(string $text, array $origins): void {
		$read = EmbedOrigins::of($text);
		self::assertSame([$origins, []], [$read->allowed, $read->wrong]);
	}

	/** @return iterable<string, array{string}> */
	public static function wrong(): iterable {
		yield 'without a scheme' => ['www.example.org'];
		yield 'plain HTTP' => ['http://www.example.org'];
		yield 'another scheme' => ['ftp://example.org'];
		yield 'a scheme alone' => ['https:'];
		yield 'a path' => ['https://www.example.org/form'];
		yield 'a slash' => ['https://www.example.org/'];
		yield 'a query' => ['https://www.example.org?a'];
		yield 'an account' => ['https://a:b@example.org'];
		yield 'a name with a star' => ['https://*.example.org'];
		yield 'a star among origins' => ['*'];
		yield 'a star with more' => ['**'];
		yield 'another directive' => ['https://a.org;script-src'];
		yield 'quotes' => ["'none'"];
		yield 'JSON' => ['["https://a.org"]'];
		yield 'a port that is none' => ['https://a.org:65536'];
		yield 'a port of zero' => ['https://a.org:0'];
		yield 'other letters' => ['https://bücher.example'];
		yield 'an empty label' => ['https://a..org'];
	}

	#[DataProvider('wrong')]
	public function testIgnoresWhatIsNone(string $text): void {
		$read = EmbedOrigins::of("https://good.org $text");
		self::assertSame([['https://good.org'], [$text]], [$read->allowed, $read->wrong]);
	}
}
