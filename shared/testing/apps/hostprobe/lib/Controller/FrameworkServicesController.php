<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Framework\Booted;
use OCA\HostProbe\Framework\Happened;
use OCA\HostProbe\Framework\Listener;
use OCA\HostProbe\Framework\Needs;
use OCP\App\AppPathNotFoundException;
use OCP\App\IAppManager;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\IAppContainer;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Http\Client\IClientService;
use OCP\Http\Client\LocalServerException;
use OCP\IRequest;
use OCP\IUserSession;
use OCP\Security\Bruteforce\IThrottler;
use OCP\Security\RateLimiting\ILimiter;
use OCP\Security\RateLimiting\IRateLimitExceededException;
use OCP\Server;
use OCP\ServerVersion;
use Psr\Container\ContainerExceptionInterface;

/** What the container gives, and what the framework's services say. */
final class FrameworkServicesController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IAppContainer $container,
		private readonly IAppManager $apps,
		private readonly IEventDispatcher $events,
		private readonly ITimeFactory $clock,
		private readonly IClientService $clients,
		private readonly ServerVersion $version,
		private readonly ILimiter $limiter,
		private readonly IThrottler $throttler,
		private readonly IUserSession $session,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/services/container')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function container(): JSONResponse {
		$needs = $this->container->get(Needs::class);
		return new JSONResponse([
			'appName' => $this->container->get('appName'), 'userId' => $this->container->get('userId'), 'injected' => $this->userId,
			'made' => $needs->said(), 'same' => $needs === $this->container->get(Needs::class),
			'server' => Server::get(IAppManager::class) === $this->apps,
			'fresh' => $this->container->get('hostprobe.fresh') === $this->container->get('hostprobe.fresh'),
			'shared' => $this->container->get('hostprobe.shared') === $this->container->get('hostprobe.shared'),
			'alias' => $this->container->get('hostprobe.alias') === $needs,
			'has' => [$this->container->has(Needs::class), $this->container->has('OCA\HostProbe\Nothing')],
			'booted' => $this->container->get(Booted::class)->times,
			'missing' => $this->missing('OCA\HostProbe\Nothing'),
		]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/services/apps')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function apps(): JSONResponse {
		try {
			$path = $this->apps->getAppPath('no_such_app');
		} catch (AppPathNotFoundException $exception) {
			$path = $exception->getMessage();
		}
		return new JSONResponse([
			'own' => $this->apps->getAppVersion('hostprobe'), 'none' => $this->apps->getAppVersion('no_such_app'),
			'core' => $this->apps->getAppVersion('core'),
			'enabled' => array_map(
				fn (string $app): bool => $this->apps->isEnabledForUser($app, $this->session->getUser()),
				['hostprobe', 'files', 'groupfolders', 'no_such_app'],
			),
			'path' => is_dir($this->apps->getAppPath('hostprobe')), 'missing' => $path,
			'version' => [$this->version->getVersionString(), $this->version->getVersion(), $this->version->getMajorVersion()],
			'time' => [
				$this->clock->getTime(),
				$this->clock->getDateTime('2026-02-03 04:05:06')->format('c'),
				$this->clock->getDateTime()->getTimezone()->getName(),
			],
		]);
	}

	/** @return JSONResponse<Http::STATUS_OK, array{heard: list<string>}, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/services/events')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function events(bool $stops = false): JSONResponse {
		$event = new Happened();
		$this->events->addListener(Happened::class, static function (Happened $event): void {
			$event->heard[] = 'late';
		}, -5);
		$this->events->addListener(Happened::class, static function (Happened $event) use ($stops): void {
			$event->heard[] = 'early';
			if ($stops) {
				$event->stopPropagation();
			}
		}, 5);
		$this->events->addServiceListener(Happened::class, Listener::class);
		$this->events->dispatchTyped($event);
		return new JSONResponse(['heard' => $event->heard]);
	}

	/** @return JSONResponse<Http::STATUS_OK, list<string>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/services/limits')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function limits(): JSONResponse {
		$user = $this->session->getUser() ?? throw new \LogicException('Nobody is logged in');
		$answers = [];
		for ($call = 0; $call < 3; $call++) {
			try {
				$this->limiter->registerUserRequest('hostprobe-limits', 2, 600, $user);
				$this->limiter->registerAnonRequest('hostprobe-limits', 1, 600, '2001:db8::' . $call);
				$answers[] = 'passed';
			} catch (IRateLimitExceededException $exceeded) {
				$answers[] = $exceeded->getMessage() . ' ' . $exceeded->getCode();
			}
		}
		return new JSONResponse($answers);
	}

	/** @return JSONResponse<Http::STATUS_OK, list<int>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/services/throttle')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function throttle(): JSONResponse {
		$delays = [];
		for ($attempt = 0; $attempt < 3; $attempt++) {
			$delays[] = $this->throttler->sleepDelayOrThrowOnMax('192.0.2.7', 'hostprobe-throttle');
			$this->throttler->registerAttempt('hostprobe-throttle', '192.0.2.7', ['who' => 'me']);
		}
		$this->throttler->resetDelay('192.0.2.7', 'hostprobe-throttle', ['who' => 'me']);
		$delays[] = $this->throttler->sleepDelayOrThrowOnMax('192.0.2.7', 'hostprobe-throttle');
		return new JSONResponse($delays);
	}

	/** @return JSONResponse<Http::STATUS_OK, array<string, mixed>, array{}> */
	#[FrontpageRoute(verb: 'GET', url: '/services/client')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function client(string $address): JSONResponse {
		$client = $this->clients->newClient();
		try {
			$response = $client->get($address, ['http_errors' => false]);
			$posted = $client->post($address, ['body' => ['a' => 'b'], 'http_errors' => false]);
			$changed = $client->request('PATCH', $address, ['body' => '{"c":"d"}', 'http_errors' => false]);
			$body = $response->getBody();
			return new JSONResponse([
				'status' => $response->getStatusCode(),
				'type' => $response->getHeader('Content-Type'),
				'body' => is_string($body) ? substr($body, 0, 60) : null,
				'posted' => $posted->getStatusCode(),
				'changed' => $changed->getStatusCode(),
			]);
		} catch (LocalServerException $exception) {
			return new JSONResponse(['local' => $exception->getMessage()]);
		} catch (\Exception $exception) {
			return new JSONResponse(['failed' => $exception::class]);
		}
	}

	private function missing(string $id): string {
		try {
			$this->container->get($id);
			return 'found';
		} catch (ContainerExceptionInterface) {
			return 'not found';
		}
	}
}
