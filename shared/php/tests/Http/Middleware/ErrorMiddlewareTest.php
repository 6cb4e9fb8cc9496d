<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Tests\Http\Middleware;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;
use OCP\IUserSession;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Psr\Log\AbstractLogger;
use Shared\Exception\Conflict;
use Shared\Exception\Forbidden;
use Shared\Exception\Gone;
use Shared\Exception\InsufficientStorage;
use Shared\Exception\Invalid;
use Shared\Exception\NotFound;
use Shared\Exception\Refusal;
use Shared\Exception\Unauthorized;
use Shared\Exception\Unavailable;
use Shared\Exception\Unprocessable;
use Shared\Http\Failure\SuccessFalse;
use Shared\Http\Json;
use Shared\Http\Middleware\ErrorMiddleware;
use Shared\Tests\Fixture\FakeRequest;
use Shared\Tests\Fixture\HostServices;
use Shared\Tests\Fixture\NoteController;
use Shared\Tests\Fixture\Services;
use Shared\Tests\Fixture\ShortFailure;

final class ErrorMiddlewareTest extends TestCase {
	/** @var list<string> */
	private array $logged = [];
	private bool $isLoggedIn = false;

	private function middleware(): ErrorMiddleware {
		$session = self::createStub(IUserSession::class);
		$session->method('isLoggedIn')->willReturnCallback(fn (): bool => $this->isLoggedIn);
		HostServices::install([IRequest::class => new FakeRequest(), IUserSession::class => $session]);
		$keep = function (string $line): void {
			$this->logged[] = $line;
		};
		$logger = new class($keep) extends AbstractLogger {
			public function __construct(private readonly \Closure $keep) {
			}

			/** @param array<array-key, mixed> $context */
			public function log(mixed $level, string|\Stringable $message, array $context = []): void {
				$id = $context['errorId'] ?? '';
				($this->keep)((is_string($level) ? $level : '') . ' ' . (is_string($id) ? $id : ''));
			}
		};
		return new ErrorMiddleware(
			new SuccessFalse(),
			new Services(['failure.short' => new ShortFailure(), 'failure.none' => new \stdClass()]),
			new FakeRequest(),
			$session,
			$logger,
		);
	}

	/**
	 * @param Response<Http::STATUS_*, array<string, mixed>> $response
	 * @return array<array-key, mixed>
	 */
	private static function body(Response $response): array {
		self::assertInstanceOf(Json::class, $response);
		$data = $response->getData();
		self::assertIsArray($data);
		return $data;
	}

	/**
	 * @param Http::STATUS_* $status
	 * @param array<string, mixed> $headers
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	private static function host(int $status, ?string $message = null, array $headers = []): Response {
		return $message === null ? new Response($status, $headers) : new JSONResponse(['message' => $message], $status, $headers);
	}

	/**
	 * @param Http::STATUS_* $status
	 * @param array<string, mixed> $headers
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	private static function redirect(string $address, int $status = 303, array $headers = []): Response {
		return new RedirectResponse($address, $status, $headers);
	}

	/** @return iterable<string, array{Refusal, int, array<string, mixed>}> */
	public static function refusals(): iterable {
		yield 'invalid' => [
			new Invalid('bad_selector', 'No selector.', '/attachTo'),
			400,
			['reason' => 'bad_selector', 'pointer' => '/attachTo'],
		];
		yield 'forbidden' => [new Forbidden('not_yours', 'Not yours.'), 403, ['reason' => 'not_yours']];
		yield 'not found' => [new NotFound('unknown_step', 'No such step.'), 404, ['reason' => 'unknown_step']];
		yield 'no password' => [
			Unauthorized::challenged('password_required', 'Send the password.', null),
			401,
			['reason' => 'password_required'],
		];
		yield 'gone' => [new Gone('expired', 'Too late.'), 410, ['reason' => 'expired']];
		yield 'unprocessable' => [
			new Unprocessable('outside_hours', 'Closed then.', '/start'),
			422,
			['reason' => 'outside_hours', 'pointer' => '/start'],
		];
		yield 'unavailable' => [Unavailable::for(30, 'busy', 'Not now.'), 503, ['reason' => 'busy', 'errorId' => 'request-1']];
		yield 'full' => [new InsufficientStorage('quota', 'Full.'), 507, ['reason' => 'quota', 'errorId' => 'request-1']];
		yield 'conflict' => [
			new Conflict('stale_revision', 'Someone else saved.', '/revision', ['revision' => 7]),
			409,
			['reason' => 'stale_revision', 'pointer' => '/revision', 'revision' => 7],
		];
	}

	/** @param array<string, mixed> $expected */
	#[DataProvider('refusals')]
	public function testARefusalOfOursKeepsItsReasonPointerAndDetails(Refusal $refusal, int $status, array $expected): void {
		$response = $this->middleware()->afterException(new NoteController('app', new FakeRequest()), 'index', $refusal);
		self::assertSame($status, $response->getStatus());
		self::assertSame(
			['success' => false, 'error' => $refusal->getMessage(), 'message' => $refusal->getMessage()] + $expected,
			self::body($response),
		);
		self::assertSame($status < 500 ? [] : ['warning request-1'], $this->logged, 'one line where the server is at fault');
	}

	public function testAnAnswerForLaterSaysWhen(): void {
		$response = $this->middleware()->afterException(
			new NoteController('app', new FakeRequest()),
			'index',
			Unavailable::for(30, 'busy', 'Not now.'),
		);
		self::assertSame('30', ((array)$response->getHeaders())['Retry-After']);
	}

	public function testARouteWithAFailureOfItsOwnHasItsBodyAndHeaders(): void {
		$controller = new NoteController('app', new FakeRequest());
		$ours = $this->middleware()->afterException($controller, 'keep', new Gone('expired', 'Too late.', '/a'));
		self::assertSame([['why' => 'expired'], '/a'], [self::body($ours), ((array)$ours->getHeaders())['X-Where']]);
		self::assertSame(['why' => 'csrf'], self::body($this->middleware()->afterController($controller, 'keep', self::host(412))));
	}

	public function testAFailureThatNobodyRegisteredIsAMistakeOfOurs(): void {
		$this->expectException(\LogicException::class);
		$this->middleware()->afterException(new NoteController('app', new FakeRequest()), 'lose', new Gone('expired', 'Too late.'));
	}

	public function testAnUnexpectedExceptionShowsNothingButTheIdOfItsOneLogLine(): void {
		$response = $this->middleware()->afterException(
			new NoteController('app', new FakeRequest()),
			'index',
			new \RuntimeException('SELECT secret'),
		);
		self::assertSame(500, $response->getStatus());
		$body = self::body($response);
		self::assertSame(['internal', 'request-1'], [$body['reason'], $body['errorId']]);
		self::assertStringNotContainsString('secret', $response->render());
		self::assertSame(['error request-1'], $this->logged);
	}

	/** @return iterable<string, array{\Closure(): Response<Http::STATUS_*, array<string, mixed>>, int, string}> */
	public static function hostAnswers(): iterable {
		yield 'not logged in' => [static fn (): Response => self::host(401, 'Current user is not logged in'), 401, 'not_logged_in'];
		yield 'no admin' => [static fn (): Response => self::host(403, 'Logged in account must be an admin'), 403, 'not_admin'];
		yield 'no request token' => [static fn (): Response => self::host(412, 'CSRF check failed'), 412, 'csrf'];
		yield 'too many' => [static fn (): Response => self::host(429), 429, 'too_many_requests'];
		yield 'arguments that do not fit' => [static fn (): Response => self::host(400), 400, 'invalid_input'];
	}

	/** @param \Closure(): Response<Http::STATUS_*, array<string, mixed>> $host */
	#[DataProvider('hostAnswers')]
	public function testTheHostsAnswersGetTheShapeOfTheApp(\Closure $host, int $status, string $reason): void {
		$response = $this->middleware()->afterController(new NoteController('app', new FakeRequest()), 'index', $host());
		$body = self::body($response);
		self::assertSame([$status, $reason], [$response->getStatus(), $body['reason']]);
		self::assertSame($body['error'], $body['message']);
		self::assertIsString($body['error']);
	}

	public function testTheContractSetsWhatARefusalOfTheHostSays(): void {
		$controller = new NoteController('app', new FakeRequest());
		$response = $this->middleware()->afterController($controller, 'index', self::host(401, 'Current user is not logged in'));
		self::assertSame('Who are you?', self::body($response)['error']);
		$response = $this->middleware()->afterController($controller, 'index', self::host(403, 'Logged in account must be an admin'));
		self::assertSame('Logged in account must be an admin', self::body($response)['error']);
	}

	public function testTheCsrfAnswerSatisfiesReadersOfBothNames(): void {
		$response = $this->middleware()->afterController(new NoteController('app', new FakeRequest()), 'index', self::host(412));
		self::assertSame(
			['success' => false, 'error' => 'CSRF check failed', 'message' => 'CSRF check failed', 'reason' => 'csrf'],
			self::body($response),
		);
	}

	public function testAPasswordThatWasNotConfirmedKeepsItsHeader(): void {
		$host = self::host(403, 'Password confirmation is required', ['X-NC-Auth-NotConfirmed' => 'true']);
		$response = $this->middleware()->afterController(new NoteController('app', new FakeRequest()), 'index', $host);
		self::assertSame('password_not_confirmed', self::body($response)['reason']);
		self::assertSame('true', ((array)$response->getHeaders())['X-NC-Auth-NotConfirmed']);
	}

	public function testTooManyRequestsTellsAfterWhichTimeACallIsFreeForSure(): void {
		$response = $this->middleware()->afterController(new NoteController('app', new FakeRequest()), 'save', self::host(429));
		self::assertSame('600', ((array)$response->getHeaders())['Retry-After']);
	}

	public function testABadSecretCountsWhereTheActionSaysSoAndNothingElseDoes(): void {
		$controller = new NoteController('app', new FakeRequest());
		$bad = Unauthorized::challenged('bad_token', 'Unknown.', 'Bearer')->ofBadSecret();
		$response = $this->middleware()->afterException($controller, 'guess', $bad);
		self::assertSame([true, 'Bearer'], [$response->isThrottled(), ((array)$response->getHeaders())['WWW-Authenticate']]);
		self::assertNotTrue($this->middleware()->afterException($controller, 'save', $bad)->isThrottled());
		self::assertNotTrue(
			$this->middleware()->afterException($controller, 'guess', new Forbidden('scope_missing', 'No.'))->isThrottled(),
		);
	}

	public function testWhoeverGuessedTooOftenHearsWhenItIsHeardAgain(): void {
		$response = $this->middleware()->afterController(new NoteController('app', new FakeRequest()), 'guess', self::host(429));
		self::assertSame('1800', ((array)$response->getHeaders())['Retry-After']);
	}

	public function testARedirectOfABrowserBecomesTheRefusalItStandsFor(): void {
		$redirect = self::redirect('/login');
		$controller = new NoteController('app', new FakeRequest());
		self::assertSame(401, $this->middleware()->afterController($controller, 'index', $redirect)->getStatus());
		$this->isLoggedIn = true;
		self::assertSame(412, $this->middleware()->afterController($controller, 'index', $redirect)->getStatus());
	}

	public function testOurOwnAnswersAndOtherControllersStayAsTheyAre(): void {
		$ours = new Json(['success' => false], 409);
		self::assertSame($ours, $this->middleware()->afterController(new NoteController('app', new FakeRequest()), 'index', $ours));
		$other = new class('app', new FakeRequest()) extends Controller {
		};
		$theirs = self::host(403);
		self::assertSame($theirs, $this->middleware()->afterController($other, 'index', $theirs));
		$this->expectException(\RuntimeException::class);
		$this->middleware()->afterException($other, 'index', new \RuntimeException('theirs'));
	}
}
