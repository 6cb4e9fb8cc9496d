<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Tests\Unit\Repository\File;

use OCA\MetadataApp\Repository\File\FileTexts;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\IRootFolder;
use OCP\Files\Node;
use OCP\Files\NotPermittedException;
use PHPUnit\Framework\TestCase;

final class FileTextsTest extends TestCase {
	public function testReadsTextsAndNothingElse(): void {
		foreach (['text/plain', 'text/markdown', 'text/csv', 'application/json'] as $type) {
			self::assertSame('Some text', $this->textOf(self::file($type, 'Some text')));
		}
		foreach (['application/pdf', 'application/octet-stream', 'image/png', 'application/vnd.oasis.opendocument.text'] as $type) {
			self::assertNull($this->textOf(self::file($type, 'Some text')));
		}
		self::assertNull($this->textOf(self::createStub(Folder::class)));
		self::assertNull($this->textOf(null));
	}

	public function testReadsNoMoreThanAModelGets(): void {
		self::assertSame(Limits::SUGGESTED_TEXT_BYTES, strlen($this->textOf(self::file('text/plain', str_repeat('x', 100_000))) ?? ''));
	}

	public function testReadsNothingThatTheAccountCannotRead(): void {
		self::assertNull($this->textOf(self::file('text/plain', 'Some text', isReadable: false)));
		$blocked = self::createStub(File::class);
		$blocked->method('getMimetype')->willReturn('text/plain');
		$blocked->method('isReadable')->willReturn(true);
		$blocked->method('fopen')->willThrowException(new NotPermittedException());
		self::assertNull($this->textOf($blocked));
		self::assertNull($this->textOf(self::file('text/plain', null)));
	}

	private function textOf(?Node $node): ?string {
		$home = self::createStub(Folder::class);
		$home->method('getFirstNodeById')->willReturn($node);
		$root = self::createStub(IRootFolder::class);
		$root->method('getUserFolder')->willReturn($home);
		return (new FileTexts($root))->findOrNull('will', 7)?->text;
	}

	/** @param ?string $content null where it cannot be opened */
	private static function file(string $type, ?string $content, bool $isReadable = true): File {
		$stream = fopen('php://memory', 'w+');
		self::assertNotFalse($stream);
		fwrite($stream, (string)$content);
		rewind($stream);
		$file = self::createStub(File::class);
		$file->method('getName')->willReturn('a file');
		$file->method('getMimetype')->willReturn($type);
		$file->method('isReadable')->willReturn($isReadable);
		$file->method('fopen')->willReturn($content === null ? false : $stream);
		return $file;
	}
}
