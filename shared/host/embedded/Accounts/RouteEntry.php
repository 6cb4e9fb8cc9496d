<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Accounts;

use Host\Accounts\Login\LoginRefused;
use Host\Accounts\Login\Session;
use Host\Accounts\Login\StrictCookies;
use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Container\Container;
use Host\AppFramework\EntryPoint;
use Host\AppFramework\Http\Answer;
use Host\AppFramework\Http\EarlyResponse;
use Host\AppFramework\Http\ErrorPages;
use Host\AppFramework\Http\Refusals;
use Host\AppFramework\Http\Request;
use Host\AppFramework\Routing\Dispatcher;
use Host\AppFramework\Routing\Router;
use Host\AppFramework\Routing\WrongVerb;
use Host\AppFramework\Settings;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;
use OCP\Security\Bruteforce\MaxDelayReached;

/** The routes of apps and of the host: who asks, and which method of which controller answers. */
final class RouteEntry implements EntryPoint {
	public function __construct(
		private readonly Container $services,
		private readonly Settings $settings,
		private readonly Request $request,
		private readonly Session $session,
		private readonly StrictCookies $cookies,
		private readonly AppManager $apps,
		private readonly Refusals $refusals,
	) {
	}

	#[\Override]
	public function answer(): Answer {
		$this->cookies->offer();
		$isOcs = $this->request->ocsVersion() !== null;
		$refusal = $isOcs ? $this->cookies->refusal() : null;
		if ($refusal !== null) {
			return Answer::of($refusal);
		}
		try {
			$this->session->begin($this->request);
			$this->apps->boot();
			$route = $this->services->get(Router::class)->match($isOcs, $this->request->getMethod(), rawurldecode($this->request->rawPath));
		} catch (LoginRefused $refused) {
			return Answer::of($this->refusals->refusal(Http::STATUS_UNAUTHORIZED, $refused->getMessage()));
		} catch (MaxDelayReached $reached) {
			return Answer::of($this->refusals->refusal(Http::STATUS_TOO_MANY_REQUESTS, $reached->getMessage()));
		} catch (WrongVerb) {
			return Answer::of($this->refusals->wrongVerb());
		}
		if ($route === null) {
			return Answer::of($this->refusals->noRoute() ?? $this->page());
		}
		$this->request->urlParams = $route->variables;
		return $this->services->get(Dispatcher::class)->dispatch($route);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	private function page(): Response {
		$isRoot = in_array($this->request->rawPath, ['', '/'], true);
		return $isRoot ? $this->home() : $this->services->get(ErrorPages::class)->error(Http::STATUS_NOT_FOUND, 'Page not found');
	}

	private function home(): EarlyResponse {
		$user = $this->session->getUser();
		$script = str_starts_with($this->request->getRequestUri(), '/index.php') ? '/index.php' : '';
		$address = $this->settings->url . ($user === null ? "$script/login" : "$script/apps/dashboard/");
		$headers = $user === null ? [] : ['X-User-Id' => $user->getUID()];
		return new EarlyResponse(Http::STATUS_FOUND, '', ['Location' => $address, ...$headers]);
	}
}
