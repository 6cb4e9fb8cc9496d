<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Http\LinkVisit;
use OCA\FormsApp\Service\Answer\Responses;
use OCA\FormsApp\Service\Answer\Submissions;
use OCA\FormsApp\Service\Form\FormList;
use OCA\FormsApp\Service\Form\FormService;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/**
 * Forms and their responses in the envelope of OCS.
 *
 * @phpstan-import-type OcsFormResponsesQuery from Schemas
 */
final class OcsFormController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly FormList $list,
		private readonly FormService $forms,
		private readonly Responses $responses,
		private readonly LinkVisit $visit,
		private readonly Submissions $submissions,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[ApiRoute(verb: 'GET', url: '/api/forms')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function list(): Json {
		return new Json($this->list->findAll());
	}

	#[ApiRoute(verb: 'GET', url: '/api/forms/{fileId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function read(): Json {
		return new Json($this->forms->find($this->input->path('fileId')));
	}

	#[ApiRoute(verb: 'GET', url: '/api/forms/{fileId}/responses')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function responses(): Json {
		/** @var OcsFormResponsesQuery $query */
		$query = $this->input->query();
		return new Json($this->responses->list($this->input->path('fileId'), $this->userId, $query));
	}

	#[ApiRoute(verb: 'POST', url: '/api/public/{hash}/submit')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[BruteForceProtection(action: 'formsapp-password')]
	#[Limit(by: 'address', calls: 10, seconds: 60, per: ['hash'], name: 'submit', reprieve: 'challenge')]
	public function submit(): Json {
		return new Json($this->submissions->submit($this->input->path('hash'), $this->input->document(), $this->visit->read()), 201);
	}
}
