<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Request;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Contract\Routes;
use Shared\Exception\Invalid;
use Shared\Exception\Refusal;
use Shared\Exception\TooLarge;
use Shared\Http\Request\Input;
use Shared\Http\Request\RawBody;
use Shared\Http\Request\RequestReader;
use Shared\Http\Request\UploadReader;
use Shared\Schema\Problem;
use Shared\Schema\SchemaValidator;
use Shared\Tests\Fixture\FakeRequest;

final class RequestReaderTest extends TestCase {
	private static function reader(FakeRequest $request, RawBody $raw): RequestReader {
		return new RequestReader($request, $raw, new SchemaValidator(), new UploadReader($request));
	}

	/**
	 * @param array<string, string> $path
	 * @param array<string, string> $headers
	 */
	private static function read(string $body = '', string $query = '', array $path = ['id' => 'a'], array $headers = []): Input {
		$input = new Input();
		$raw = new RawBody('data:text/plain;base64,' . base64_encode($body));
		self::reader(new FakeRequest($path, $query, $headers), $raw)->read(Routes::ROUTES['NoteController::save'], $input);
		return $input;
	}

	/**
	 * @param array<string, string> $path
	 * @param array<string, string> $headers
	 * @return array{string, list<string>} reason and "pointer keyword" of every problem
	 */
	private static function refused(string $body = '', string $query = '', array $path = ['id' => 'a'], array $headers = []): array {
		try {
			self::read($body, $query, $path, $headers);
		} catch (Refusal $refusal) {
			/** @var list<Problem> $problems */
			$problems = $refusal->details['errors'] ?? [];
			return [$refusal->reason, array_map(static fn (Problem $problem): string => "$problem->pointer $problem->keyword", $problems)];
		}
		self::fail('nothing was refused');
	}

	public function testPathQueryAndBodyStayApart(): void {
		$input = self::read('{"note":{"title":"t"},"id":"other","days":9}', 'days=3&id=third&unknown=1');
		self::assertSame('a', $input->path('id'));
		self::assertSame(['days' => 3], $input->query());
		self::assertSame(['note' => ['title' => 't'], 'id' => 'other', 'days' => 9], $input->body());
	}

	public function testEveryProblemIsNamedAtOnce(): void {
		self::assertSame(
			['invalid_input', [
				'/path/id maxLength', '/query/days type', '/query/isDry type', '/language maxLength', '/note/title minLength',
				'/note/tags uniqueItems',
			]],
			self::refused('{"language":"toolong","note":{"title":"","tags":["a","a"]}}', 'days=x&isDry=maybe', ['id' => 'too long a path']),
		);
	}

	public function testValuesOfTheQueryTakeTheTypeOfTheirSchema(): void {
		foreach (['true' => true, '1' => true, 'false' => false, '0' => false] as $text => $value) {
			self::assertSame(['isDry' => $value], self::read('{"note":{"title":"t"}}', "isDry=$text")->query());
		}
	}

	/** @return iterable<string, array{string}> */
	public static function brokenBodies(): iterable {
		yield 'cut off' => ['{"note":'];
		yield 'bytes that are no UTF-8' => ["{\"note\":{\"title\":\"\xC0\"}}"];
		yield 'half of a surrogate pair' => ['{"note":{"title":"\ud800"}}'];
		yield 'two documents' => ['{} {}'];
		yield 'too deep' => [str_repeat('[', 80) . str_repeat(']', 80)];
	}

	#[DataProvider('brokenBodies')]
	public function testBrokenJsonIsRefusedAndNotTakenForNothing(string $body): void {
		self::assertSame(['broken_json', []], self::refused($body));
	}

	public function testABodyThatIsNoObjectIsNamedAtTheRoot(): void {
		foreach (['[]', '"text"', 'null', '3'] as $body) {
			self::assertSame(['invalid_input', [' type']], self::refused($body));
		}
	}

	public function testAnEmptyBodyIsAnEmptyObject(): void {
		self::assertSame(['invalid_input', ['/title required']], self::refused(''));
	}

	public function testAnEmptyObjectIsNoEmptyListAndTheOtherWayRound(): void {
		self::assertSame(
			['invalid_input', ['/note/tags type', '/note/map type']],
			self::refused('{"note":{"title":"t","tags":{},"map":[]}}'),
		);
		self::assertSame(['invalid_input', ['/note/tags type']], self::refused('{"note":{"title":"t","tags":{"0":"a"}}}'));
	}

	public function testAWholeNumberWithAPointIsAnInteger(): void {
		self::assertSame(['note' => ['title' => 't', 'size' => 3]], self::read('{"note":{"title":"t","size":3.0}}')->body());
		self::assertSame(['invalid_input', ['/note/size type']], self::refused('{"note":{"title":"t","size":1e30}}'));
	}

	public function testOtherNamesAreTakenAndTheContractsNameWins(): void {
		self::assertSame(['note' => ['title' => 't'], 'language' => 'nl'], self::read('{"note":{"title":"t"},"lang":"nl"}')->body());
		self::assertSame(
			['note' => ['title' => 't'], 'language' => 'de'],
			self::read('{"note":{"title":"t"},"lang":"nl","language":"de"}')->body(),
		);
		self::assertSame(['days' => 2], self::read('{"note":{"title":"t"}}', 'daysBack=2')->query());
		self::assertSame(
			['invalid_input', ['/query/daysBack minimum', '/lang maxLength']],
			self::refused('{"note":{"title":"t"},"lang":"toolong"}', 'daysBack=0'),
		);
	}

	public function testABodyWithoutItsWrapperIsItsValue(): void {
		self::assertSame(['language' => 'nl', 'note' => ['title' => 't']], self::read('{"title":"t","language":"nl"}')->body());
		self::assertSame(['invalid_input', ['/title minLength']], self::refused('{"title":""}'));
	}

	public function testAFormIsReadBySchema(): void {
		$form = ['Content-Type' => 'application/x-www-form-urlencoded; charset=UTF-8'];
		$input = self::read('note[title]=a+b&note[tags][]=x&note[size]=4&isPinned=true&requesttoken=abc', headers: $form);
		self::assertSame(['note' => ['title' => 'a b', 'tags' => ['x'], 'size' => 4], 'isPinned' => true], $input->body());
		self::assertSame(['note' => ['title' => 't']], self::read('{"note":{"title":"t"}}', headers: $form)->body());
		self::assertSame(
			['note' => ['title' => 't'], 'isPinned' => false],
			self::read('note[title]=t&pinned=false', headers: $form)->body(),
			'under another name too',
		);
	}

	public function testTextWithNulBytesOrBrokenEncodingIsRefused(): void {
		foreach ([['{"note":{"title":"a\u0000b"}}'], ['{"note":{"title":"t"}}', 'days=%00'], [
			'{"note":{"title":"t"}}',
			'days=%C0',
		], ['{"note":{"title":"t"}}', '', ['id' => "a\0"]], ['{"note":{"title":"t"}}', '', ['id' => "\xC0"]]] as $request) {
			self::assertSame(['invalid_input', []], self::refused(...$request));
		}
		self::assertSame(
			['note' => ['title' => 'a\u0000b']],
			self::read('{"note":{"title":"a\\\\u0000b"}}')->body(),
			'an escaped backslash is text',
		);
	}

	public function testALargeBodyIsRefused(): void {
		$this->expectException(TooLarge::class);
		self::read('{"note":{"title":"' . str_repeat('x', 200) . '"}}');
	}

	public function testALargeAnnouncedLengthIsRefusedUnread(): void {
		$reader = self::reader(new FakeRequest(['id' => 'a'], '', ['Content-Length' => '201']), new RawBody('/does/not/exist'));
		$this->expectException(TooLarge::class);
		$reader->read(Routes::ROUTES['NoteController::save'], new Input());
	}

	public function testARouteWithoutBodyLeavesItUnread(): void {
		$input = new Input();
		self::reader(new FakeRequest(), new RawBody('/does/not/exist'))->read(Routes::ROUTES['NoteController::index'], $input);
		self::assertNull($input->body());
	}

	public function testTheMessageSaysWhatToDo(): void {
		try {
			self::read('{"note":{"title":""},"isPinned":"yes","language":"toolong"}');
		} catch (Invalid $invalid) {
			self::assertSame('/note/title must not be empty. 2 more problems are listed in errors.', $invalid->getMessage());
			self::assertSame('/note/title', $invalid->pointer);
			return;
		}
		self::fail('nothing was refused');
	}

	/** @param array<string, string> $headers */
	private static function received(string $body, array $headers = []): Input {
		$input = new Input();
		$raw = new RawBody('data:text/plain;base64,' . base64_encode($body));
		self::reader(new FakeRequest([], '', $headers), $raw)->read(Routes::ROUTES['NoteController::receive'], $input);
		return $input;
	}

	public function testARawBodyIsKeptByteForByte(): void {
		$raw = self::received("{\"a\":\xff\0 ", ['Content-Type' => 'application/json', 'X-Signature' => 'v1=a'])->raw();
		self::assertSame(["{\"a\":\xff\0 ", 'v1=a'], [$raw->bytes, $raw->signature]);
		self::assertSame('', self::received('')->raw()->signature);
	}

	public function testARawBodyHasItsLimitToo(): void {
		self::assertSame('12345678', self::received('12345678')->raw()->bytes);
		$this->expectException(TooLarge::class);
		self::received('123456789');
	}

	public function testAFormWithFilesHasNoBytesLeft(): void {
		$this->expectException(Invalid::class);
		self::received('', ['Content-Type' => 'multipart/form-data; boundary=x']);
	}
}
