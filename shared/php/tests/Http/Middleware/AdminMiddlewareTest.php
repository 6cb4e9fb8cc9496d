<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\IGroupManager;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Shared\Exception\Forbidden;
use Shared\Http\Middleware\AdminMiddleware;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\NoteController;

final class AdminMiddlewareTest extends TestCase {
	private function middleware(?string $userId): AdminMiddleware {
		$groups = self::createStub(IGroupManager::class);
		$groups->method('isAdmin')->willReturnCallback(static fn (mixed $userId): bool => $userId === 'admin');
		return new AdminMiddleware($groups, $userId);
	}

	#[TestWith([null])]
	#[TestWith(['user'])]
	public function testWhatIsForAdministratorsIsRefusedToOthersWhateverTheHostLetThrough(?string $userId): void {
		$this->expectExceptionObject(new Forbidden('not_admin', 'Only administrators can do this.'));
		$this->middleware($userId)->beforeController(new NoteController('app', new FakeRequest()), 'index');
	}

	#[TestWith(['admin', 'index'])]
	#[TestWith(['user', 'save'])]
	#[TestWith([null, 'save'])]
	public function testEverythingElsePasses(?string $userId, string $method): void {
		$this->expectNotToPerformAssertions();
		$this->middleware($userId)->beforeController(new NoteController('app', new FakeRequest()), $method);
	}

	public function testOtherControllersAreLeftAlone(): void {
		$this->expectNotToPerformAssertions();
		$this->middleware(null)->beforeController(new class('app', new FakeRequest()) extends Controller {
		}, 'index');
	}
}
