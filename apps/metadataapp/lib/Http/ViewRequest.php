<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Http;

use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\Media\Revalidation;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/**
 * What requests for views and columns say, and how their answers are kept.
 *
 * @phpstan-import-type ViewInput from Schemas
 */
class ViewRequest {
	/** Of the spec: views and columns seldom change. */
	private const KEPT = 'private, max-age=600';

	public function __construct(
		private readonly Input $input,
		private readonly IRequest $request,
	) {
	}

	public function folderId(): int {
		return (int)$this->input->path('folderId');
	}

	public function viewId(): int {
		return (int)$this->input->path('viewId');
	}

	/** @return ViewInput with the objects of filters as objects */
	public function view(): array {
		/** @var ViewInput $body */
		$body = $this->input->body();
		return ['filters' => $this->input->document()->filters ?? null] + $body;
	}

	/** @return list<int> ids of views */
	public function order(): array {
		/** @var array<array-key, mixed> $body */
		$body = $this->input->body();
		/** @var list<int> $ids as a `ViewOrder` has them */
		$ids = $body['view_ids'] ?? $body;
		return $ids;
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> the answer, for a while not asked for again, and then with a tag */
	public function kept(Json $answer): Response {
		// Another account may use the same browser meanwhile.
		return Revalidation::of($answer, $this->request, '', self::KEPT)->addHeader('Vary', 'Cookie, Authorization');
	}
}
