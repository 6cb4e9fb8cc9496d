<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Question\QuestionService;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\SessionToken;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Single questions of a form.
 *
 * @phpstan-import-type QuestionOrderBody from Schemas
 */
final class QuestionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly QuestionService $questions,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms/{fileId}/questions')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function create(): Json {
		return new Json($this->questions->create($this->input->path('fileId'), $this->input->document()), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/forms/{fileId}/questions/order')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function order(): Json {
		/** @var QuestionOrderBody $body */
		$body = $this->input->body();
		return new Json($this->questions->order($this->input->path('fileId'), $body['order']));
	}

	// Nextcloud matches actions in no guaranteed order, so this pattern must not match the address of the order.
	#[FrontpageRoute(verb: 'PUT', url: '/api/forms/{fileId}/questions/{questionId}', requirements: ['questionId' => '(?!order$)[^/]+'])]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function update(): Json {
		[$fileId, $id] = [$this->input->path('fileId'), $this->input->path('questionId')];
		return new Json($this->questions->update($fileId, $id, $this->input->document()));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/forms/{fileId}/questions/{questionId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function remove(): Json {
		return new Json($this->questions->delete($this->input->path('fileId'), $this->input->path('questionId')));
	}
}
