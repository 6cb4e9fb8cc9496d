<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Token\TokenService;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Tokens of the public API.
 *
 * @phpstan-import-type TokenCreateBody from Schemas
 */
final class TokenController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly TokenService $tokens,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/tokens')]
	#[NoCSRFRequired]
	public function list(): Json {
		return new Json($this->tokens->findAll());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/tokens')]
	public function create(): Json {
		/** @var TokenCreateBody $body */
		$body = $this->input->body();
		return new Json($this->tokens->create($body, (string)$this->userId), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/tokens/{id}')]
	public function remove(): Json {
		return new Json($this->tokens->delete($this->input->path('id')));
	}
}
