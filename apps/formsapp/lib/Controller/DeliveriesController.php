<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Webhook\Deliveries;
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
 * The log of a webhook.
 *
 * @phpstan-import-type DeliveryFilter from Schemas
 */
final class DeliveriesController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Deliveries $deliveries,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/webhooks/{webhookId}/deliveries')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function list(): Json {
		/** @var DeliveryFilter $query */
		$query = $this->input->query();
		return new Json($this->deliveries->list($this->input->path('fileId'), $this->input->path('webhookId'), $query));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/forms/{fileId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function replay(): Json {
		$path = $this->input->path(...);
		return new Json($this->deliveries->replay($path('fileId'), $path('webhookId'), $path('deliveryId')));
	}
}
