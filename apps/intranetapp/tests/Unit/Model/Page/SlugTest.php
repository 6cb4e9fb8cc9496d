<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Page;

use OCA\IntranetApp\Model\Page\PageIdentifier;
use OCA\IntranetApp\Model\Page\Slug;
use OCA\IntranetApp\Model\Page\Title;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase {
	#[DataProvider('titles')]
	public function testATitleBecomesPlainLetters(string $title, string $slug): void {
		self::assertSame($slug, Slug::of($title));
	}

	/** @return iterable<array{string, string}> */
	public static function titles(): iterable {
		yield ['About us', 'about-us'];
		yield ['  Über uns – Größe!  ', 'uber-uns-grosse'];
		yield ['../../etc/passwd', 'etc-passwd'];
		yield ['🎉', 'page'];
		yield ['', 'page'];
		yield ['a' . str_repeat(' ', 90) . 'b', 'a-b'];
		yield [str_repeat('ab ', 100), rtrim(substr(str_repeat('ab-', 100), 0, 80), '-')];
		yield ["\xFF\xFEbroken", 'broken'];
	}

	public function testReservedNamesAreNeverGiven(): void {
		foreach (['home', 'navigation', 'footer', '_media', '.git'] as $name) {
			self::assertNotContains(
				$name,
				array_slice(iterator_to_array(new \LimitIterator(Slug::alternatives($name), 0, 60), false), 0, 60),
			);
		}
		self::assertSame(['a', 'a-2', 'a-3'], iterator_to_array(new \LimitIterator(Slug::alternatives('a'), 0, 3), false));
	}

	public function testIdsAreNeverTheSame(): void {
		self::assertTrue(PageIdentifier::isValid(PageIdentifier::make()));
		self::assertNotSame(PageIdentifier::make(), PageIdentifier::make());
		self::assertTrue(PageIdentifier::isReserved('HOME'));
		self::assertFalse(PageIdentifier::isReserved('homepage'));
	}

	public function testAFolderNameReadsLikeATitle(): void {
		self::assertSame('Our team', Title::ofFolder('our-team'));
		self::assertSame('Über uns', Title::ofFolder('über_uns'));
		self::assertSame('-', Title::ofFolder('-'));
	}

	#[DataProvider('headers')]
	public function testABaseVersionIsReadFromBodyOrHeader(mixed $body, string $header, bool $fits): void {
		self::assertSame($fits, BaseVersion::of($body, $header)->fits('abc'));
	}

	/** @return iterable<array{mixed, string, bool}> */
	public static function headers(): iterable {
		yield [null, '', true];
		yield ['', '', true];
		yield [null, '*', true];
		yield ['abc', '', true];
		yield ['abd', '', false];
		yield ['abd', '"abc"', false];
		yield [null, '"abc"', true];
		yield [null, 'abc', true];
		yield [null, 'W/"abc.0123"', true];
		yield [null, '"x", "abc.0123"', true];
		yield [null, '"x", "y"', false];
	}
}
