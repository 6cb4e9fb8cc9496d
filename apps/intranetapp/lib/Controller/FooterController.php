<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Site\Footer;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Media\Revalidation;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/**
 * The footer.
 *
 * @phpstan-import-type FooterReadQuery from Schemas
 * @phpstan-import-type FooterSaveBody from Schemas
 */
final class FooterController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Footer $footer,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> with an ETag that begins with the baseVersion */
	#[FrontpageRoute(verb: 'GET', url: '/api/footer')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Response {
		/** @var FooterReadQuery $query */
		$query = $this->input->query();
		$found = $this->footer->find($query['language'] ?? null);
		return Revalidation::of(new Json($found), $this->request, $found['baseVersion']);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/footer')]
	#[NoAdminRequired]
	public function save(): Json {
		/** @var FooterSaveBody $body */
		$body = $this->input->body();
		return new Json($this->footer->save($body, $this->request->getHeader('If-Match')));
	}
}
