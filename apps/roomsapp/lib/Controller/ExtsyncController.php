<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Controller;

use OCA\RoomsApp\Service\Extsync\ProviderChecks;
use OCA\RoomsApp\Service\Extsync\RegularSync;
use OCA\RoomsApp\Service\Extsync\Subscriptions;
use OCA\RoomsApp\Service\Extsync\SyncStatus;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Http\Json;
use OCA\RoomsApp\Shared\Http\JsonApi;
use OCA\RoomsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Sync with the calendar provider.
 *
 * @phpstan-import-type ExtsyncValidateResourceBody from Schemas
 */
final class ExtsyncController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly ProviderChecks $checks,
		private readonly SyncStatus $status,
		private readonly RegularSync $sync,
		private readonly Subscriptions $subscriptions,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/extsync/test')]
	public function test(): Json {
		return new Json($this->checks->test());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/extsync/validate-resource')]
	public function validateResource(): Json {
		/** @var ExtsyncValidateResourceBody $body */
		$body = $this->input->body();
		return new Json($this->checks->checkResource($body['email']));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/extsync/status')]
	#[NoCSRFRequired]
	public function status(): Json {
		return new Json($this->status->find());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/rooms/{id}/extsync/initial-sync')]
	public function initialSync(): Json {
		return new Json($this->sync->restart($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/extsync/webhooks')]
	#[NoCSRFRequired]
	public function webhooks(): Json {
		return new Json($this->subscriptions->find());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/extsync/webhooks')]
	public function subscribe(): Json {
		return new Json($this->subscriptions->renewAll());
	}
}
