<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Extsync\Notifications;
use OCA\RoomsApp\Shared\Exception\TooLarge;
use OCA\RoomsApp\Shared\Http\Request\RawBody;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\DataDisplayResponse;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/** Takes notifications of the calendar provider; no JsonApi, because the provider reads the status and nothing else. */
final class WebhookController extends Controller {
	private const BYTES = 1_000_000;
	/** Of what the provider has us repeat to prove that we want its notifications. */
	private const TOKEN_BYTES = 4_000;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly RawBody $body,
		private readonly Notifications $notifications,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'POST', url: '/api/webhook/extsync')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function receive(): Response {
		$query = [];
		parse_str((string)parse_url($this->request->getRequestUri(), PHP_URL_QUERY), $query);
		$token = $query['validationToken'] ?? null;
		if (is_string($token) && $token !== '') {
			return strlen($token) > self::TOKEN_BYTES
				? new Response(Http::STATUS_BAD_REQUEST)
				: new DataDisplayResponse($token, Http::STATUS_OK, ['Content-Type' => 'text/plain; charset=utf-8']);
		}
		try {
			$isTaken = $this->notifications->receive($this->body->read(self::BYTES));
		} catch (TooLarge) {
			return new Response(Http::STATUS_REQUEST_ENTITY_TOO_LARGE);
		}
		return new Response($isTaken ? Http::STATUS_ACCEPTED : Http::STATUS_BAD_REQUEST);
	}
}
