<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework;

use Host\Accounts\BrowserSession;
use Host\Accounts\LoginRefused;
use Host\Accounts\Session;
use Host\Dav\Server;
use Host\Page\Page;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\OCSController;
use OCP\Security\Bruteforce\MaxDelayReached;
use OCP\ServerVersion;

/** Answers one request: who asks, which app and method, and what is said when there is none. */
final class FrontController {
	private const NO_ROUTE = "Invalid query, please check the syntax. API specifications are here: http://www.freedesktop.org/wiki/Specifications/open-collaboration-services.\n";

	public function __construct(
		private readonly Container $services,
		private readonly Settings $settings,
		private readonly Request $request,
		private readonly Session $session,
		private readonly BrowserSession $browser,
		private readonly AppManager $apps,
		private readonly Sender $sender,
		private readonly Logger $logger,
	) {
	}

	public function handle(): void {
		$this->sender->begin();
		if ($_COOKIE === []) {
			$this->browser->sendSameSiteCookies();
		}
		try {
			$answer = match ($this->request->getScriptName()) {
				'/status.php' => Answer::of($this->status()),
				'/remote.php' => $this->dav(),
				default => $this->answer(),
			};
		} catch (\Throwable $failure) {
			$answer = $this->failed($failure);
		}
		if ($answer !== null) {
			$this->sender->send($answer);
		}
	}

	private function failed(\Throwable $failure): Answer {
		try {
			return Answer::of($this->failure($failure));
		} catch (\Throwable $second) {
			// Not even the page that tells can be made.
			$this->logger->error($second->getMessage(), ['app' => 'index', 'exception' => $second]);
			return Answer::of(new EarlyResponse(Http::STATUS_INTERNAL_SERVER_ERROR, Undeclared::in($failure) ?? 'Internal Server Error', ['Content-Type' => 'text/plain; charset=utf-8']));
		}
	}

	private function answer(): Answer {
		$ocsVersion = $this->request->ocsVersion();
		if ($ocsVersion !== null && !$this->request->passesStrictCookieCheck()) {
			return Answer::of($this->strictCookieMissing());
		}
		try {
			$this->session->begin($this->request);
			$this->apps->boot();
			$route = $this->services->get(Router::class)->match($ocsVersion !== null, $this->request->getMethod(), rawurldecode($this->request->rawPath));
		} catch (LoginRefused $refused) {
			return Answer::of($this->refusal(Http::STATUS_UNAUTHORIZED, $refused->getMessage()));
		} catch (MaxDelayReached $reached) {
			return Answer::of($this->refusal(Http::STATUS_TOO_MANY_REQUESTS, $reached->getMessage()));
		} catch (WrongVerb) {
			return Answer::of(new EarlyResponse(Http::STATUS_METHOD_NOT_ALLOWED, '', $ocsVersion === null ? [] : ['Content-Type' => $this->earlyType()]));
		}
		if ($route === null) {
			return Answer::of($ocsVersion === null ? $this->nothingHere() : $this->envelope(OCSController::RESPOND_NOT_FOUND, self::NO_ROUTE));
		}
		$this->request->urlParams = $route->variables;
		return $this->services->get(Dispatcher::class)->dispatch($route);
	}

	/** Null: WebDAV has answered. */
	private function dav(): ?Answer {
		if (!$this->request->passesStrictCookieCheck()) {
			return Answer::of($this->strictCookieMissing());
		}
		$this->apps->boot();
		return $this->services->get(Server::class)->handle() ? null : Answer::of($this->page(Http::STATUS_NOT_FOUND, 'Path not found'));
	}

	private function status(): EarlyResponse {
		$version = new ServerVersion();
		$body = json_encode([
			'installed' => true, 'maintenance' => false, 'needsDbUpgrade' => false,
			'version' => implode('.', $version->getVersion()), 'versionstring' => $version->getVersionString(),
			'edition' => '', 'productname' => 'Nextcloud', 'extendedSupport' => false,
		], JSON_THROW_ON_ERROR);
		return new EarlyResponse(Http::STATUS_OK, $body, ['Access-Control-Allow-Origin' => '*', 'Content-Type' => 'application/json']);
	}

	private function strictCookieMissing(): EarlyResponse {
		$this->browser->sendSameSiteCookies();
		return EarlyResponse::json(Http::STATUS_PRECONDITION_FAILED, ['error' => 'Strict Cookie has not been found in request'], 'application/json');
	}

	/**
	 * @param Http::STATUS_* $status
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	private function refusal(int $status, string $message): Response {
		if ($this->request->ocsVersion() === null) {
			return $this->request->wantsHtml() ? $this->page($status, $message) : EarlyResponse::json($status, ['message' => $message]);
		}
		if ($status !== Http::STATUS_UNAUTHORIZED) {
			return $this->envelope($status, $message);
		}
		$isScript = $this->request->getHeader('X-Requested-With') === 'XMLHttpRequest';
		return $this->envelope(OCSController::RESPOND_UNAUTHORISED, 'Unauthorised')->addHeader('WWW-Authenticate', ($isScript ? 'Dummy' : '') . 'Basic realm="Authorisation Required"');
	}

	/** An envelope that no controller made, which tells in its type. */
	private function envelope(int $code, string $message): OcsResponse {
		$response = new OcsResponse((new DataResponse())->setStatus($code), $this->request->getFormat() ?? 'xml', $this->request->ocsVersion() ?? 2, $message);
		return $response->addHeader('Content-Type', $this->earlyType());
	}

	private function earlyType(): string {
		return match ($this->request->getFormat()) {
			null, 'xml' => 'text/xml; charset=UTF-8',
			'json' => 'application/json; charset=utf-8',
			default => 'application/octet-stream; charset=utf-8',
		};
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	private function nothingHere(): Response {
		return match (true) {
			$this->request->getMethod() === 'PROPFIND' => new EarlyResponse(Http::STATUS_METHOD_NOT_ALLOWED),
			in_array($this->request->getHeader('Accept'), ['application/json', 'application/xml'], true),
			in_array($this->request->getHeader('Sec-Fetch-Dest'), ['font', 'script', 'style'], true) => new EarlyResponse(Http::STATUS_NOT_FOUND),
			in_array($this->request->rawPath, ['', '/'], true) => $this->home(),
			default => $this->services->get(Page::class)->error(Http::STATUS_NOT_FOUND, 'Page not found'),
		};
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	private function failure(\Throwable $failure): Response {
		$this->logger->error($failure->getMessage(), ['app' => $this->request->ocsVersion() === null ? 'index' : 'no app in context', 'exception' => $failure]);
		$undeclared = Undeclared::in($failure);
		if ($this->request->ocsVersion() !== null) {
			return $this->envelope(OCSController::RESPOND_SERVER_ERROR, $undeclared ?? "Internal Server Error\n");
		}
		return $this->page(Http::STATUS_INTERNAL_SERVER_ERROR, $undeclared ?? 'Internal Server Error');
	}

	private function home(): EarlyResponse {
		$user = $this->session->getUser();
		$script = str_starts_with($this->request->getRequestUri(), '/index.php') ? '/index.php' : '';
		$address = $this->settings->url . ($user === null ? "$script/login" : "$script/apps/dashboard/");
		return new EarlyResponse(Http::STATUS_FOUND, '', ['Location' => $address, ...($user === null ? [] : ['X-User-Id' => $user->getUID()])]);
	}

	/** @param Http::STATUS_* $status */
	private function page(int $status, string $message): EarlyResponse {
		return new EarlyResponse($status, $this->services->get(Page::class)->error($status, $message)->render());
	}
}
