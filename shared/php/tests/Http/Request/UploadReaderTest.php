<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Request;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Contract\Routes;
use Shared\Exception\Refusal;
use Shared\Http\Request\Input;
use Shared\Http\Request\RawBody;
use Shared\Http\Request\RequestReader;
use Shared\Http\Request\UploadReader;
use Shared\Schema\SchemaValidator;
use Shared\Tests\Fixture\FakeRequest;

final class UploadReaderTest extends TestCase {
	private const FILE = ['name' => 'a.png', 'type' => 'text/html', 'tmp_name' => '/tmp/php1', 'error' => UPLOAD_ERR_OK, 'size' => 3];

	/**
	 * @param array<string, array<string, mixed>> $files
	 * @param array<array-key, mixed> $form
	 * @param array<string, string> $headers
	 */
	private static function read(array $files, array $form = [], array $headers = []): Input {
		$request = new FakeRequest([], '', $headers, $files);
		$input = new Input();
		(new RequestReader($request, new RawBody('/does/not/exist'), new SchemaValidator(), new UploadReader($request, $form)))->read(
			Routes::ROUTES['NoteController::attach'],
			$input,
		);
		return $input;
	}

	public function testTheFileIsGivenWithItsNameAndSizeAndNotItsClaimedType(): void {
		$file = self::read(['file' => self::FILE])->upload();
		self::assertSame(['/tmp/php1', 'a.png', 3], [$file->path, $file->name, $file->size]);
	}

	public function testTheFirstNamedFieldIsPreferredAndOthersAreTaken(): void {
		self::assertSame('b.png', self::read(['image' => ['name' => 'b.png'] + self::FILE])->upload()->name);
		self::assertSame('a.png', self::read(['image' => ['name' => 'b.png'] + self::FILE, 'file' => self::FILE])->upload()->name);
	}

	public function testFieldsAreReadBySchema(): void {
		$body = self::read(['file' => self::FILE], ['filename' => 'x.png', 'overwrite' => '1', 'place' => '4', 'requesttoken' => 'abc'])
			->body();
		self::assertSame(['filename' => 'x.png', 'overwrite' => '1', 'place' => 4], $body);
	}

	/**
	 * @return iterable<string, array{array<string, array<string, mixed>>, array<array-key, mixed>, array<string, string>, string, ?string}>
	 */
	public static function refused(): iterable {
		yield 'no file' => [[], [], [], 'no_file', '/file'];
		yield 'an empty field' => [['file' => ['error' => UPLOAD_ERR_NO_FILE] + self::FILE], [], [], 'no_file', '/file'];
		yield 'another field' => [['attachment' => self::FILE], [], [], 'no_file', '/file'];
		yield 'half a file' => [['file' => ['error' => UPLOAD_ERR_PARTIAL] + self::FILE], [], [], 'no_file', '/file'];
		yield 'a list of files' => [
			['file' => ['name' => ['a'], 'tmp_name' => ['b'], 'size' => [1], 'error' => [UPLOAD_ERR_OK]]],
			[],
			[],
			'no_file',
			'/file',
		];
		yield 'a file beyond the limit' => [['file' => ['error' => UPLOAD_ERR_INI_SIZE] + self::FILE], [], [], 'too_large', null];
		yield 'a form beyond the limit, of which PHP keeps nothing' => [[], [], ['Content-Length' => '99999999999'], 'too_large', null];
		yield 'a wrong field' => [['file' => self::FILE], ['overwrite' => 'yes'], [], 'invalid_input', '/overwrite'];
		yield 'a field with a NUL byte' => [['file' => self::FILE], ['filename' => "a\0.png"], [], 'invalid_input', '/filename'];
		yield 'a field that is a list' => [['file' => self::FILE], ['filename' => ['a']], [], 'invalid_input', '/filename'];
	}

	/**
	 * @param array<string, array<string, mixed>> $files
	 * @param array<array-key, mixed> $form
	 * @param array<string, string> $headers
	 */
	#[DataProvider('refused')]
	public function testWhatIsNoWholeUploadIsRefused(array $files, array $form, array $headers, string $reason, ?string $pointer): void {
		try {
			self::read($files, $form, $headers);
		} catch (Refusal $refusal) {
			self::assertSame([$reason, $pointer], [$refusal->reason, $refusal->pointer]);
			return;
		}
		self::fail('nothing was refused');
	}

	public function testTheContractMaySayWhatAMissingFileIsCalled(): void {
		$this->expectExceptionMessage('No file came');
		self::read([]);
	}

	public function testAServerThatCannotKeepTheFileIsNotTheClientsFault(): void {
		$this->expectException(\RuntimeException::class);
		self::read(['file' => ['error' => UPLOAD_ERR_CANT_WRITE] + self::FILE]);
	}
}
