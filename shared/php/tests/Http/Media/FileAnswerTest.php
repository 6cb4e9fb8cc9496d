<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Media;

use OCP\IRequest;
use OCP\IUserSession;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Shared\Http\Media\FileAnswer;
use Shared\Http\Media\SentFile;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\HostServices;
use Shared\Tests\Fixture\TextOutput;

final class FileAnswerTest extends TestCase {
	#[\Override]
	protected function setUp(): void {
		HostServices::install([IRequest::class => new FakeRequest(), IUserSession::class => self::createStub(IUserSession::class)]);
	}

	/** @param array<string, string> $headers */
	private static function answer(array $headers = [], string $name = 'clip.webm'): FileAnswer {
		return new FileAnswer(SentFile::ofText($name, 'video/webm', 'tag', '0123456789'), new FakeRequest([], '', $headers));
	}

	/**
	 * @param array<string, string> $headers
	 * @return array{int, string, string} status, range and body
	 */
	private static function sent(array $headers): array {
		$answer = self::answer($headers);
		$output = new TextOutput();
		$answer->callback($output);
		$range = $answer->getHeaders()['Content-Range'] ?? '';
		return [$answer->getStatus(), is_string($range) ? $range : '', $output->text];
	}

	/** @return iterable<string, array{string, int, string, string}> */
	public static function ranges(): iterable {
		yield 'from the start' => ['bytes=0-3', 206, 'bytes 0-3/10', '0123'];
		yield 'from the middle to the end' => ['bytes=7-', 206, 'bytes 7-9/10', '789'];
		yield 'beyond the end' => ['bytes=8-99', 206, 'bytes 8-9/10', '89'];
		yield 'the last ones' => ['bytes=-2', 206, 'bytes 8-9/10', '89'];
		yield 'more than there are from the end' => ['bytes=-20', 206, 'bytes 0-9/10', '0123456789'];
		yield 'one byte' => ['bytes=5-5', 206, 'bytes 5-5/10', '5'];
		yield 'with spaces' => ['bytes= 1 - 2', 206, 'bytes 1-2/10', '12'];
		yield 'several at once are answered whole' => ['bytes=0-1,3-4', 200, '', '0123456789'];
		yield 'backwards is no range' => ['bytes=5-2', 200, '', '0123456789'];
		yield 'another unit' => ['lines=0-1', 200, '', '0123456789'];
		yield 'no numbers' => ['bytes=-', 200, '', '0123456789'];
		yield 'behind the end' => ['bytes=10-', 416, 'bytes */10', ''];
		yield 'the last none' => ['bytes=-0', 416, 'bytes */10', ''];
	}

	#[DataProvider('ranges')]
	public function testARangeIsAnsweredWithItsBytes(string $header, int $status, string $range, string $body): void {
		self::assertSame([$status, $range, $body], self::sent(['Range' => $header]));
	}

	public function testARangeOfAnotherStateIsAnsweredWhole(): void {
		self::assertSame([200, '', '0123456789'], self::sent(['Range' => 'bytes=0-1', 'If-Range' => '"older"']));
		self::assertSame([206, 'bytes 0-1/10', '01'], self::sent(['Range' => 'bytes=0-1', 'If-Range' => '"tag"']));
	}

	public function testWhatTheClientHasIsNotSentAgain(): void {
		foreach (['"tag"', 'W/"tag"', '"a", "tag"'] as $known) {
			self::assertSame(304, self::answer(['If-None-Match' => $known, 'Range' => 'bytes=0-1'])->getStatus());
		}
		self::assertSame(200, self::answer(['If-None-Match' => '"older"'])->getStatus());
	}

	public function testNothingInTheFileActsInTheHostsName(): void {
		$headers = self::answer()->getHeaders();
		self::assertSame(['video/webm', 'nosniff', 'private, no-cache', '10'], [
			$headers['Content-Type'] ?? '',
			$headers['X-Content-Type-Options'] ?? '',
			$headers['Cache-Control'] ?? '',
			$headers['Content-Length'] ?? '',
		]);
		self::assertMatchesRegularExpression(
			"/^default-src 'none';.* sandbox$/",
			is_string($headers['Content-Security-Policy'] ?? null) ? $headers['Content-Security-Policy'] : '',
		);
	}

	public function testANameCannotLeaveItsHeader(): void {
		$disposition = self::answer([], "Grüße \"\r\nX-Evil: 1;.png")->getHeaders()['Content-Disposition'] ?? '';
		self::assertSame(
			"inline; filename=\"Gr____e ___X-Evil_ 1_.png\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%22%0D%0AX-Evil%3A%201%3B.png",
			$disposition,
		);
	}
}
