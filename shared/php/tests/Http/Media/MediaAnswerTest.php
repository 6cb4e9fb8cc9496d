<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Media;

use OCP\IRequest;
use OCP\IUserSession;
use PHPUnit\Framework\TestCase;
use Psr\Log\LoggerInterface;
use Psr\Log\NullLogger;
use Shared\Http\Media\MediaAnswers;
use Shared\Http\NoContent;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\HostServices;
use Shared\Tests\Fixture\TextOutput;

final class MediaAnswerTest extends TestCase {
	#[\Override]
	protected function setUp(): void {
		HostServices::install([IRequest::class => new FakeRequest(), IUserSession::class => self::createStub(IUserSession::class)]);
	}

	private static function answers(?LoggerInterface $logger = null): MediaAnswers {
		$answers = new MediaAnswers(new FakeRequest(), $logger ?? new NullLogger());
		$answers->declare([
			'text/csv' => ['charset' => 'utf-8', 'disposition' => 'attachment'],
			'application/zip' => ['charset' => null, 'disposition' => 'inline'],
		]);
		return $answers;
	}

	public function testItsHeadersFollowTheDeclaration(): void {
		$headers = self::answers()->answer('text/csv', 'Ä "b".csv', ['a', 'bc'])->getHeaders();
		self::assertSame('text/csv; charset=utf-8', $headers['Content-Type']);
		self::assertSame("attachment; filename=\"__ _b_.csv\"; filename*=UTF-8''%C3%84%20%22b%22.csv", $headers['Content-Disposition']);
		self::assertSame(['nosniff', '3'], [$headers['X-Content-Type-Options'], $headers['Content-Length']]);
		self::assertStringContainsString(
			'sandbox',
			is_string($headers['Content-Security-Policy']) ? $headers['Content-Security-Policy'] : '',
		);
		self::assertSame('application/zip', self::answers()->answer('application/zip', 'a.zip', [])->getHeaders()['Content-Type']);
	}

	public function testATypeThatTheRouteDoesNotDeclareIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		self::answers()->answer('text/html', 'a.html', []);
	}

	public function testPiecesAreMadeOneAfterTheOther(): void {
		$output = new TextOutput();
		/** @var list<string> $seen */
		$seen = [];
		$pieces = (static function () use ($output, &$seen): \Generator {
			foreach (['a', 'b', 'c'] as $piece) {
				$seen[] = $output->text;
				yield $piece;
			}
		})();
		$answer = self::answers()->answer('text/csv', 'a.csv', $pieces);
		self::assertArrayNotHasKey('Content-Length', $answer->getHeaders());
		$answer->callback($output);
		self::assertSame('abc', $output->text);
		self::assertSame('|a|ab', implode('|', $seen));
	}

	public function testWhatFailsBeforeTheFirstPieceFailsBeforeTheAnswer(): void {
		$this->expectExceptionMessage('too early');
		self::answers()->answer('text/csv', 'a.csv', (static function (): \Generator {
			yield from throw new \RuntimeException('too early');
		})());
	}

	public function testWhatFailsLaterIsLoggedAndEndsTheAnswer(): void {
		$logger = $this->createMock(LoggerInterface::class);
		$logger->expects($this->once())->method('error')->with(self::anything(), self::callback(static fn (array $context): bool =>
			$context['errorId'] === 'request-1' && $context['exception'] instanceof \RuntimeException));
		$output = new TextOutput();
		self::answers($logger)->answer('text/csv', 'a.csv', (static function (): \Generator {
			yield 'a';
			throw new \RuntimeException('too late');
		})())->callback($output);
		self::assertSame('a', $output->text);
	}

	public function testAnAnswerWithoutContentIs204(): void {
		$before = (string)ini_get('default_mimetype');
		try {
			self::assertSame([204, ''], [(new NoContent())->getStatus(), ini_get('default_mimetype')]);
		} finally {
			ini_set('default_mimetype', $before);
		}
	}
}
