<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use Host\Accounts\Login\Session;
use Host\AppFramework\Events;
use Host\AppFramework\Settings;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\EmptyContentSecurityPolicy;
use OCP\AppFramework\Http\ICallbackResponse;
use OCP\AppFramework\Http\JSONResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\Security\CSP\AddContentSecurityPolicyEvent;

/** Puts answers on the wire. */
final class Sender {
	public function __construct(
		private readonly Request $request,
		private readonly Output $output,
		private readonly Session $session,
		private readonly Settings $settings,
		private readonly Nonce $nonce,
		private readonly Events $events,
	) {
	}

	/** What every answer carries, whoever makes it; a response of a controller brings a policy of its own. */
	public function begin(): void {
		header(
			"Content-Security-Policy: default-src 'self'; script-src 'self' 'nonce-{$this->nonce->value}'; "
				. "style-src 'self' 'unsafe-inline'; frame-src *; img-src * data: blob:; font-src 'self' data:; media-src *; "
				. "connect-src *; object-src 'none'; base-uri 'self';",
		);
		foreach ([
			'Referrer-Policy: no-referrer',
			'X-Content-Type-Options: nosniff',
			'X-Frame-Options: SAMEORIGIN',
			'X-Permitted-Cross-Domain-Policies: none',
			'X-Robots-Tag: noindex, nofollow',
		] as $header) {
			header($header);
		}
	}

	public function send(Answer $answer): void {
		$response = $answer->response;
		$body = $answer->body;
		if ($this->isUnchanged($response)) {
			$response->setStatus(Http::STATUS_NOT_MODIFIED);
		} elseif ($this->isPacked($response)) {
			$response->addHeader('Content-Encoding', 'gzip');
			$body = (string)gzencode($body);
		}
		$policy = $response->getContentSecurityPolicy();
		if ($policy::class !== EmptyContentSecurityPolicy::class) {
			$added = new AddedPolicies();
			$this->events->dispatchTyped(new AddContentSecurityPolicyEvent($added));
			$response->setContentSecurityPolicy(new PagePolicy(
				[...$added->all, $policy],
				$this->nonce->value,
				$this->settings->major >= 34 && $this->session->isLoggedIn(),
			));
		}
		$status = $response->getStatus();
		http_response_code($status);
		foreach ($response->getHeaders() as $name => $value) {
			if (is_scalar($value)) {
				header("$name: $value");
			}
		}
		foreach ($response->getCookies() as $name => $cookie) {
			setcookie($name, $cookie['value'], [
				'expires' => $cookie['expireDate']?->getTimestamp() ?? 0,
				'path' => '/',
				'httponly' => true,
				'samesite' => $cookie['sameSite'],
			]);
		}
		if (in_array($status, [Http::STATUS_NO_CONTENT, Http::STATUS_NOT_MODIFIED], true)) {
			return;
		}
		if ($response instanceof ICallbackResponse) {
			$response->callback($this->output);
			return;
		}
		header('Content-Length: ' . strlen($body));
		$this->output->setOutput($body);
	}

	/** @param Response<Http::STATUS_*, array<string, mixed>> $response */
	private function isUnchanged(Response $response): bool {
		$tag = $response->getETag();
		$date = $response->getLastModified();
		return ($tag !== null && trim($this->request->getHeader('If-None-Match')) === "\"$tag\"")
			|| ($date !== null
				&& trim($this->request->getHeader('If-Modified-Since')) === ($response->getHeaders()['Last-Modified'] ?? null));
	}

	/** @param Response<Http::STATUS_*, array<string, mixed>> $response */
	private function isPacked(Response $response): bool {
		return $response->getStatus() === Http::STATUS_OK && str_contains($this->request->getHeader('Accept-Encoding'), 'gzip')
			&& ($response instanceof JSONResponse || $response instanceof OcsResponse || $response instanceof TemplateResponse);
	}
}
