<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Tests\Unit\Model\Media;

use OCA\IntranetApp\Model\Media\MediaName;
use OCA\IntranetApp\Shared\Exception\Invalid;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class MediaNameTest extends TestCase {
	/** @return array<string, array{string}> */
	private static function corpus(string $part): array {
		/** @var array<string, array<string, string>> $corpus */
		$corpus = json_decode((string)file_get_contents(dirname(__DIR__, 3) . '/fixtures/media-names.json'), true, 8, JSON_THROW_ON_ERROR);
		return array_map(static fn (string $name): array => [$name], $corpus[$part]);
	}

	/** @return array<string, array{string}> */
	public static function refused(): array {
		return self::corpus('refused');
	}

	/** @return array<string, array{string}> */
	public static function refusedForNewFiles(): array {
		return self::corpus('refused for new files');
	}

	/** @return array<string, array{string}> */
	public static function kept(): array {
		return self::corpus('kept');
	}

	#[DataProvider('refused')]
	public function testANameThatLeadsElsewhereIsRefusedToReadersAndWriters(string $name): void {
		foreach ([MediaName::existing(...), MediaName::fresh(...)] as $check) {
			try {
				$check($name);
				self::fail("\"$name\" was taken");
			} catch (Invalid $invalid) {
				self::assertSame('bad_name', $invalid->reason);
			}
		}
	}

	#[DataProvider('refusedForNewFiles')]
	public function testANameThatOtherSystemsCannotKeepIsRefusedToWritersAlone(string $name): void {
		self::assertSame($name, MediaName::existing($name));
		$this->expectException(Invalid::class);
		MediaName::fresh($name);
	}

	#[DataProvider('kept')]
	public function testAnHonestNameStaysAsItIs(string $name): void {
		self::assertSame($name, MediaName::fresh($name));
	}

	public function testLettersAreComposed(): void {
		self::assertSame("K\u{F6}ln.png", MediaName::fresh("Ko\u{308}ln.png"));
	}

	public function testANameTheHostCannotStoreIsRefused(): void {
		self::assertSame(str_repeat('a', 246) . '.png', MediaName::fresh(str_repeat('a', 246) . '.png'));
		$this->expectException(Invalid::class);
		MediaName::fresh(str_repeat('a', 247) . '.png');
	}

	public function testBytesThatAreNoTextAreNoName(): void {
		$this->expectException(Invalid::class);
		MediaName::existing("a\xC0.png");
	}

	/** @return iterable<string, array{string, string}> */
	public static function madeNames(): iterable {
		yield 'words stay readable' => ['Team Photo (2026)!.JPG', 'Team-Photo-2026.png'];
		yield 'letters of any script' => ['Grüße aus Köln.jpg', 'Grüße-aus-Köln.png'];
		yield 'a path' => ['../../etc/passwd.gif', 'etc-passwd.png'];
		yield 'nothing' => ['', 'media.png'];
		yield 'signs alone' => ['???.jpg', 'media.png'];
		yield 'a device' => ['con.png', 'media.png'];
		yield 'bytes that are no text' => ["a\xC0b.png", 'a-b.png'];
		yield 'full-width letters' => ["\u{FF41}\u{FF42}.png", 'ab.png'];
		yield 'a long one' => [str_repeat('ä', 100) . '.png', str_repeat('ä', 40) . '.png'];
	}

	#[DataProvider('madeNames')]
	public function testAMadeNameIsReadableAndAlwaysFine(string $raw, string $made): void {
		self::assertSame($made, MediaName::made($raw, 'png'));
		self::assertSame($made, MediaName::fresh($made));
	}

	public function testANumberStandsBeforeTheEnding(): void {
		self::assertSame(['photo-2.jpg', 'archive.tar-3.gz', 'none-2'], [
			MediaName::numbered('photo.jpg', 2),
			MediaName::numbered('archive.tar.gz', 3),
			MediaName::numbered('none', 2),
		]);
		self::assertSame(250, strlen(MediaName::numbered(str_repeat('a', 246) . '.png', 2)));
	}
}
