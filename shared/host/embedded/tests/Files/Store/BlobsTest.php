<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Files\Store;

use Host\Database\Database;
use Host\Files\Store\Blobs;
use Host\Tests\Files\FilesTestCase;
use OCP\Files\File;

final class BlobsTest extends FilesTestCase {
	public function testAnAbandonedTransactionLeavesNoBytes(): void {
		try {
			$this->get(Database::class)->atomic(function (): never {
				$this->home->newFile('file.txt', 'content');
				throw new \DomainException();
			});
		} catch (\DomainException) {
			$this->get(Blobs::class)->settle();
		}
		self::assertFalse($this->home->nodeExists('file.txt'));
		self::assertSame([], $this->blobs());
	}

	public function testAnAbandonedOverwriteLeavesTheOldContent(): void {
		$this->home->newFile('file.txt', 'old');
		try {
			$this->get(Database::class)->atomic(function (): never {
				$this->file('file.txt')->putContent('new');
				throw new \DomainException();
			});
		} catch (\DomainException) {
			$this->get(Blobs::class)->settle();
		}
		self::assertSame('old', $this->file('file.txt')->getContent());
		self::assertCount(1, $this->blobs());
	}

	public function testOldBytesWithoutARowAreSweptAndYoungOnesAreNot(): void {
		$this->home->newFile('file.txt', 'kept');
		foreach (['old' => time() - 7200, 'young' => time()] as $name => $time) {
			$path = $this->get(Blobs::class)->path($name);
			mkdir(dirname($path));
			touch($path, $time);
		}
		self::assertSame(1, $this->get(Blobs::class)->sweep());
		self::assertCount(2, $this->blobs());
		self::assertSame('kept', $this->file('file.txt')->getContent());
	}

	public function testAWriterThatIsKilledLeavesNoRowWithoutBytes(): void {
		for ($round = 0; $round < 5; $round++) {
			$process = proc_open([PHP_BINARY, __DIR__ . '/writer.php', $this->instance->directory], [1 => ['pipe', 'w']], $pipes);
			self::assertIsResource($process);
			// Somewhere in its work, not at a place that is known to be good.
			self::assertSame('.', fgetc($pipes[1]));
			usleep(random_int(1000, 30_000));
			proc_terminate($process, SIGKILL);
			proc_close($process);
		}
		$folder = $this->folder('written');
		$size = 0;
		foreach ($folder->getDirectoryListing() as $node) {
			self::assertInstanceOf(File::class, $node);
			self::assertSame($node->getSize(), strlen($node->getContent()));
			$size += $node->getSize();
		}
		self::assertGreaterThan(0, $size);
		self::assertSame($size, $folder->getSize());
		self::assertSame('ok', $this->get(Database::class)->value('PRAGMA integrity_check'));
	}

	/** @return list<string> */
	private function blobs(): array {
		$paths = glob("{$this->instance->directory}/blobs/*/*");
		return $paths === false ? [] : $paths;
	}
}
