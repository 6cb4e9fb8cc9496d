<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Service\Suggestion\Suggestions;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\IRequest;

/**
 * Values that a language model suggests.
 *
 * @phpstan-import-type SuggestionStatusQuery from Schemas
 * @phpstan-import-type SuggestionGenerateBody from Schemas
 */
final class SuggestionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Suggestions $suggestions,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/ai/status')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function status(): Json {
		/** @var SuggestionStatusQuery $query */
		$query = $this->input->query();
		return new Json($this->suggestions->find((string)$this->userId, $query['task_id'] ?? null));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/ai/generate')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 30, period: 3_600)]
	public function generate(): Json {
		/** @var SuggestionGenerateBody $body */
		$body = $this->input->body();
		return new Json($this->suggestions->create(
			(string)$this->userId,
			$body['file_id'],
			$body['groupfolder_id'] ?? null,
			$body['rejected'] ?? [],
		), Http::STATUS_ACCEPTED);
	}
}
