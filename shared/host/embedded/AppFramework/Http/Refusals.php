<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\AppFramework\Http;

use Host\AppFramework\Container\Container;
use Host\AppFramework\Log\Logger;
use Host\AppFramework\Log\Undeclared;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\Http\Response;
use OCP\AppFramework\OCSController;

/** What is said where no controller answers. */
final class Refusals {
	private const NO_ROUTE = "Invalid query, please check the syntax. API specifications are here: "
		. "http://www.freedesktop.org/wiki/Specifications/open-collaboration-services.\n";

	public function __construct(
		private readonly Container $services,
		private readonly Request $request,
		private readonly Logger $logger,
	) {
	}

	/** An error that nothing expected: logged, and told without its words. */
	public function failure(\Throwable $failure): Answer {
		$this->log($failure, $this->request->ocsVersion() === null ? 'index' : 'no app in context');
		try {
			return Answer::of($this->failed(Undeclared::in($failure)));
		} catch (\Throwable $second) {
			// Not even the page that tells can be made.
			$this->log($second, 'index');
			$message = Undeclared::in($failure) ?? 'Internal Server Error';
			$headers = ['Content-Type' => 'text/plain; charset=utf-8'];
			return Answer::of(new EarlyResponse(Http::STATUS_INTERNAL_SERVER_ERROR, $message, $headers));
		}
	}

	/**
	 * @param Http::STATUS_* $status
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	public function refusal(int $status, string $message): Response {
		if ($this->request->ocsVersion() === null) {
			return $this->request->wantsHtml() ? $this->page($status, $message) : EarlyResponse::json($status, ['message' => $message]);
		}
		if ($status !== Http::STATUS_UNAUTHORIZED) {
			return $this->envelope($status, $message);
		}
		$scheme = $this->request->getHeader('X-Requested-With') === 'XMLHttpRequest' ? 'DummyBasic' : 'Basic';
		$response = $this->envelope(OCSController::RESPOND_UNAUTHORISED, 'Unauthorised');
		return $response->addHeader('WWW-Authenticate', "$scheme realm=\"Authorisation Required\"");
	}

	/** The path is there, and takes other methods. */
	public function wrongVerb(): EarlyResponse {
		$headers = $this->request->ocsVersion() === null ? [] : ['Content-Type' => $this->earlyType()];
		return new EarlyResponse(Http::STATUS_METHOD_NOT_ALLOWED, '', $headers);
	}

	/**
	 * What a program is told where there is no route; null for a person, who gets a page.
	 *
	 * @return ?Response<Http::STATUS_*, array<string, mixed>>
	 */
	public function noRoute(): ?Response {
		return match (true) {
			$this->request->ocsVersion() !== null => $this->envelope(OCSController::RESPOND_NOT_FOUND, self::NO_ROUTE),
			$this->request->getMethod() === 'PROPFIND' => new EarlyResponse(Http::STATUS_METHOD_NOT_ALLOWED),
			in_array($this->request->getHeader('Accept'), ['application/json', 'application/xml'], true),
			in_array($this->request->getHeader('Sec-Fetch-Dest'), ['font', 'script', 'style'], true)
				=> new EarlyResponse(Http::STATUS_NOT_FOUND),
			default => null,
		};
	}

	/** @param Http::STATUS_* $status */
	public function page(int $status, string $message): EarlyResponse {
		return new EarlyResponse($status, $this->services->get(ErrorPages::class)->error($status, $message)->render());
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	private function failed(?string $undeclared): Response {
		if ($this->request->ocsVersion() !== null) {
			return $this->envelope(OCSController::RESPOND_SERVER_ERROR, $undeclared ?? "Internal Server Error\n");
		}
		return $this->page(Http::STATUS_INTERNAL_SERVER_ERROR, $undeclared ?? 'Internal Server Error');
	}

	private function log(\Throwable $failure, string $app): void {
		$this->logger->error($failure->getMessage(), ['app' => $app, 'exception' => $failure]);
	}

	/** An envelope that no controller made, which tells in its type. */
	private function envelope(int $code, string $message): OcsResponse {
		$data = (new DataResponse())->setStatus($code);
		$response = new OcsResponse($data, $this->request->getFormat() ?? 'xml', $this->request->ocsVersion() ?? 2, $message);
		return $response->addHeader('Content-Type', $this->earlyType());
	}

	private function earlyType(): string {
		return match ($this->request->getFormat()) {
			null, 'xml' => 'text/xml; charset=UTF-8',
			'json' => 'application/json; charset=utf-8',
			default => 'application/octet-stream; charset=utf-8',
		};
	}
}
