<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Middleware;

use OCP\AppFramework\Controller;
use PHPUnit\Framework\TestCase;
use Psr\Log\NullLogger;
use Shared\Exception\CsrfMissing;
use Shared\Exception\Forbidden;
use Shared\Exception\Unauthorized;
use Shared\Http\Access\Caller;
use Shared\Http\Access\Guard;
use Shared\Http\Access\Guards;
use Shared\Http\Access\SessionGate;
use Shared\Http\Access\TokenAuthority;
use Shared\Http\Access\TokenGate;
use Shared\Http\Media\MediaAnswers;
use Shared\Http\Middleware\ContractMiddleware;
use Shared\Http\Request\Input;
use Shared\Http\Request\RawBody;
use Shared\Http\Request\RequestReader;
use Shared\Http\Request\UploadReader;
use Shared\Schema\SchemaValidator;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\FakeSession;
use Shared\Tests\Fixture\FakeTokens;
use Shared\Tests\Fixture\NoteController;
use Shared\Tests\Fixture\Services;

final class ContractMiddlewareTest extends TestCase {
	private static function middleware(Input $input, string $id = 'a', bool $hasRequestToken = true): ContractMiddleware {
		$raw = new RawBody('data:text/plain,{"note":{"title":"t"}}');
		$request = new FakeRequest(['id' => $id], hasRequestToken: $hasRequestToken);
		$services =
			new Services([TokenAuthority::class => new FakeTokens(), 'guard.owner' => self::owner(), 'guard.none' => new \stdClass()]);
		$caller = new Caller('user');
		$sessions = new SessionGate($request, new FakeSession(), $caller);
		$reader = new RequestReader($request, $raw, new SchemaValidator(), new UploadReader($request));
		return new ContractMiddleware(
			$reader,
			$input,
			new MediaAnswers($request, new NullLogger()),
			new TokenGate($services, $request, $caller, $sessions),
			$sessions,
			new Guards($services, $caller, $input),
		);
	}

	public function testAnActionOfTheContractGetsItsInput(): void {
		$input = new Input();
		self::middleware($input)->beforeController(new NoteController('app', new FakeRequest()), 'save');
		self::assertSame(['a', ['note' => ['title' => 't']]], [$input->path('id'), $input->body()]);
	}

	public function testAnActionForATokenIsRefusedWithoutOneBeforeItsInputIsRead(): void {
		$input = new Input();
		try {
			self::middleware($input)->beforeController(new NoteController('app', new FakeRequest()), 'index');
			self::fail('let in without a token');
		} catch (Unauthorized $refused) {
			self::assertSame(['token_required', []], [$refused->reason, $input->query()]);
		}
	}

	public function testASessionWithoutTheRequestTokenIsRefusedBeforeItsInputIsRead(): void {
		$this->expectExceptionObject(new CsrfMissing('csrf', 'CSRF check failed'));
		self::middleware(new Input(), hasRequestToken: false)->beforeController(new NoteController('app', new FakeRequest()), 'attach');
	}

	/** @return Guard that lets the user "user" access the note "a" */
	private static function owner(): Guard {
		return new class implements Guard {
			#[\Override]
			public function check(Caller $caller, Input $input): void {
				if ([$caller->userId(), $input->path('id')] !== ['user', 'a']) {
					throw new Forbidden('not_owner', 'Not yours.');
				}
			}
		};
	}

	public function testAGuardIsAskedWithTheCallerAndTheInput(): void {
		$input = new Input();
		self::middleware($input)->beforeController(new NoteController('app', new FakeRequest()), 'keep');
		self::assertSame('a', $input->path('id'));
		$this->expectExceptionObject(new Forbidden('not_owner', 'Not yours.'));
		self::middleware($input, 'b')->beforeController(new NoteController('app', new FakeRequest()), 'keep');
	}

	public function testAGuardThatNobodyRegisteredIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		self::middleware(new Input())->beforeController(new NoteController('app', new FakeRequest()), 'lose');
	}

	public function testAnActionOutsideTheContractIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		self::middleware(new Input())->beforeController(new NoteController('app', new FakeRequest()), 'undeclared');
	}

	public function testAPathValueOutsideTheContractIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		(new Input())->path('id');
	}

	public function testAFileOutsideTheContractIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		(new Input())->upload();
	}

	public function testARawBodyOutsideTheContractIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		(new Input())->raw();
	}

	public function testOtherControllersAreLeftAlone(): void {
		$input = new Input();
		$other = new class('app', new FakeRequest()) extends Controller {
		};
		self::middleware($input)->beforeController($other, 'save');
		self::assertNull($input->body());
	}
}
