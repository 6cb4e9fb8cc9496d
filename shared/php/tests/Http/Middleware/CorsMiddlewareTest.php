<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Middleware;

use OCP\IRequest;
use OCP\IUserSession;
use PHPUnit\Framework\TestCase;
use Shared\Http\Json;
use Shared\Http\Middleware\CorsMiddleware;
use Shared\Http\Preflight;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\HostServices;
use Shared\Tests\Fixture\NoteController;

final class CorsMiddlewareTest extends TestCase {
	protected function setUp(): void {
		HostServices::install([IRequest::class => new FakeRequest(), IUserSession::class => self::createStub(IUserSession::class)]);
	}

	/** @return array<string, mixed> */
	private static function headers(string $method): array {
		$response = (new CorsMiddleware())->afterController(new NoteController('app', new FakeRequest()), $method, new Json([], 404));
		return array_filter(
			(array)$response->getHeaders(),
			static fn (string $name): bool => str_starts_with($name, 'Access-Control-'),
			ARRAY_FILTER_USE_KEY,
		);
	}

	public function testOnlyActionsThatSaySoAreReadByOtherSites(): void {
		self::assertSame([], self::headers('save'));
		self::assertSame('*', self::headers('open')['Access-Control-Allow-Origin']);
		self::assertArrayNotHasKey('Access-Control-Allow-Credentials', self::headers('open'));
	}

	public function testThePreflightSaysWhatMayBeSent(): void {
		$headers = (array)(new Preflight())->getHeaders();
		self::assertSame(['GET, OPTIONS', 'Authorization'], [
			$headers['Access-Control-Allow-Methods'],
			$headers['Access-Control-Allow-Headers'],
		]);
	}
}
