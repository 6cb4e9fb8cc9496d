<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Zip;

use PHPUnit\Framework\TestCase;
use Shared\Zip\ZipEntry;
use Shared\Zip\ZipPieces;

final class ZipPiecesTest extends TestCase {
	private const TIME = 1_790_000_000;

	public function testAnArchiveIsReadBack(): void {
		$contents = ['a/Grüße 😀.txt' => 'Hello', 'a/empty' => '', 'b/large.bin' => str_repeat("0123456789\n", 100_000)];
		$zip = $this->opened(ZipPieces::all(array_map(self::entry(...), array_keys($contents), $contents)));
		$read = [];
		for ($place = 0; $place < $zip->numFiles; $place++) {
			$read[(string)$zip->getNameIndex($place)] = $zip->getFromIndex($place);
		}
		self::assertSame($contents, $read);
		$stat = $zip->statName('a/empty');
		self::assertIsArray($stat);
		self::assertEqualsWithDelta(self::TIME, $stat['mtime'], 2);
		$zip->close();
	}

	public function testFilesThatAreGoneAreLeftOut(): void {
		$gone = new ZipEntry('a/gone', 5, 1, self::TIME, static fn () => null);
		$zip = $this->opened(ZipPieces::all([self::entry('a/x', 'x'), $gone, self::entry('b/y', 'y')]));
		self::assertSame([2, 'a/x', 'b/y'], [$zip->numFiles, $zip->getNameIndex(0), $zip->getNameIndex(1)]);
		$zip->close();
	}

	public function testManyFilesTakeNoMemory(): void {
		$entries = (static function (): \Generator {
			for ($number = 0; $number < 70_000; $number++) {
				yield self::entry("folder/file $number", "content $number");
			}
		})();
		$path = $this->path();
		$file = fopen($path, 'wb');
		self::assertIsResource($file);
		$before = memory_get_usage();
		$most = 0;
		foreach (ZipPieces::all($entries) as $piece) {
			fwrite($file, $piece);
			$most = max($most, memory_get_usage() - $before);
		}
		fclose($file);
		self::assertLessThan(4_000_000, $most);
		$zip = new \ZipArchive();
		self::assertTrue($zip->open($path, \ZipArchive::CHECKCONS));
		self::assertSame([70_000, 'content 69999'], [$zip->numFiles, $zip->getFromName('folder/file 69999')]);
		$zip->close();
		unlink($path);
	}

	public function testAFileThatIsShorterBreaksTheArchiveOff(): void {
		$this->expectExceptionMessage('shorter');
		iterator_to_array(ZipPieces::all([new ZipEntry('x', 10, 1, self::TIME, static fn () => self::stream('short'))]));
	}

	private static function entry(string $path, string $content): ZipEntry {
		return new ZipEntry($path, strlen($content), crc32($content), self::TIME, static fn () => self::stream($content));
	}

	/** @return resource */
	private static function stream(string $content) {
		$file = fopen('php://memory', 'w+b');
		self::assertIsResource($file);
		fwrite($file, $content);
		rewind($file);
		return $file;
	}

	/** @param iterable<string> $pieces */
	private function opened(iterable $pieces): \ZipArchive {
		$path = $this->path();
		file_put_contents($path, implode('', [...$pieces]));
		$zip = new \ZipArchive();
		self::assertTrue($zip->open($path, \ZipArchive::CHECKCONS));
		register_shutdown_function(static fn () => @unlink($path));
		return $zip;
	}

	private function path(): string {
		$path = tempnam(sys_get_temp_dir(), 'zip');
		self::assertIsString($path);
		return $path;
	}
}
