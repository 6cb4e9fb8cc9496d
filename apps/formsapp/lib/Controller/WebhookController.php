<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Webhook\Webhooks;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Attribute\SessionToken;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What a form tells other servers.
 *
 * @phpstan-import-type NewWebhook from Schemas
 * @phpstan-import-type WebhookChange from Schemas
 */
final class WebhookController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Webhooks $webhooks,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/webhooks')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function list(): Json {
		return new Json($this->webhooks->list($this->input->path('fileId')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms/{fileId}/webhooks')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function create(): Json {
		return $this->created();
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/form/{fileId}/webhooks')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function createToo(): Json {
		return $this->created();
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/forms/{fileId}/webhooks/{webhookId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function update(): Json {
		return new Json($this->updated());
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/form/{fileId}/webhooks/{webhookId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function updateToo(): Json {
		$this->updated();
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/forms/{fileId}/webhooks/{webhookId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function remove(): Json {
		return new Json($this->webhooks->remove($this->input->path('fileId'), $this->input->path('webhookId')));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/form/{fileId}/webhooks/{webhookId}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function removeToo(): Json {
		return new Json($this->webhooks->remove($this->input->path('fileId'), $this->input->path('webhookId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/integration/webhook-events')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function events(): Json {
		return new Json($this->webhooks->events());
	}

	private function created(): Json {
		/** @var NewWebhook $body */
		$body = $this->input->body();
		return new Json($this->webhooks->create($this->input->path('fileId'), $body), 201);
	}

	/** @return array<string, mixed> */
	private function updated(): array {
		/** @var WebhookChange $body */
		$body = $this->input->body();
		return $this->webhooks->update($this->input->path('fileId'), $this->input->path('webhookId'), $body);
	}
}
